import { recordAct } from '#platform/audit/server/record-act.ts';
import type { BillingConfig } from '#platform/config/server/billing.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { type Plan, SEATS, type Term } from '../core/plan.ts';
import { statusAfter } from '../core/subscription.ts';
import { planOf, statusOf, termOf } from './billing-columns.ts';
import type { SubscriptionObject } from './provider-objects.ts';
import { lockSubscription, selectUserOfCustomer, upsertSubscription } from './subscriptions-queries.ts';

interface Reading {
  /** What the provider says now. */
  readonly read: SubscriptionObject;
  /** Its number: one that was begun earlier is never written over a later one. */
  readonly reading: number;
}

/** Writes a subscription as the provider has it, and keeps in the audit log what changed. That of somebody unknown here is left alone. */
export async function writeSubscription(
  tx: Tx,
  { prices }: Pick<BillingConfig, 'prices'>,
  { read, reading }: Reading,
  now: Date,
): Promise<void> {
  const userId = await selectUserOfCustomer(tx, read.customer);
  if (userId === null) return;
  const before = await lockSubscription(tx, read.id);
  if (before && (before.user_id !== userId || before.reading >= reading)) return;
  const status = statusAfter(before ? statusOf(before.status, userId) : null, read.status);
  const paid = paidFor(read, prices);
  const isSame =
    before && planOf(before.plan, userId) === paid.plan && termOf(before.term, userId) === paid.term;
  // What is over stays as it was.
  if (before && status === null && statusOf(before.status, userId) !== read.status) return;
  const written = {
    subscriptionId: read.id,
    userId,
    status: status ?? read.status,
    ...paid,
    startedAt: toDate(read.start_date),
    periodEndsAt: toDate(read.current_period_end),
    trialEndsAt: read.trial_end == null ? null : toDate(read.trial_end),
    endsWithPeriod: read.cancel_at_period_end,
    reading,
  };
  await upsertSubscription(tx, written, now);
  if (status === null && isSame) return;
  const { plan, term } = paid;
  const detail = { status: written.status, plan, term };
  await recordAct(tx, { act: 'change-subscription', by: null, about: userId, detail }, now);
}

const toDate = (seconds: number): Date => new Date(seconds * 1000);

interface PaidFor {
  readonly plan: Plan;
  readonly term: Term;
  readonly seats: number;
  readonly priceId: string;
  readonly productId: string;
}

/** What a subscription is for. A price that is none of ours was agreed on with a district, which pays for as many seats as it names. */
function paidFor({ items }: SubscriptionObject, prices: BillingConfig['prices']): PaidFor {
  const [item] = items.data;
  if (item === undefined) throw new Error('A subscription of the provider is for nothing.');
  const { price, quantity } = item;
  const named = { priceId: price.id, productId: price.product };
  const known = prices.find(({ priceId }) => priceId === price.id);
  if (known)
    return { ...named, plan: known.plan, term: known.term, seats: SEATS[known.plan] * (quantity ?? 1) };
  const term = price.recurring?.interval === 'month' ? 'monthly' : 'annual';
  return { ...named, plan: 'district', term, seats: quantity ?? 1 };
}
