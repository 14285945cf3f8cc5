import { z } from 'zod';
import { enumColumn, jsonColumn } from '#platform/db/server/stored-column.ts';
import { seller, smallSchoolOffer } from '../contract/plans.ts';
import { PLANS, TERMS } from '../core/plan.ts';
import { STATUSES } from '../core/subscription.ts';

export const statusOf = enumColumn('subscriptions.status', STATUSES);
export const planOf = enumColumn('subscriptions.plan', PLANS);
export const termOf = enumColumn('subscriptions.term', TERMS);

/** What a quote says in the name of the operator. */
const said = z.object({
  seller,
  takesPurchaseOrders: z.boolean(),
  /** Days within which the operator gives the money back; null for no promise. */
  moneyBackDays: z.number().int().nullable(),
  /** What small schools pay less; null for nothing. */
  offer: smallSchoolOffer.nullable(),
});
export type Said = z.output<typeof said>;

/** Null for a quote that was made before it was kept. */
export const saidOf = jsonColumn('quotes.said', said.nullable());
