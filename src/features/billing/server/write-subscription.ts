import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { type PaidFor, type PaidItem, paidFor } from '../core/paid-for.ts';
import { isGoingOn, type SubscriptionStatus, statusAfter } from '../core/subscription.ts';
import type { Billing, BillingServices } from './billing.ts';
import { planOf, statusOf, termOf } from './billing-columns.ts';
import type { SoldProduct } from './offered-plans.ts';
import type { SubscriptionObject } from './provider-objects.ts';
import {
  lockSubscription,
  type SubscriptionRow,
  selectSubscriptions,
  selectUserOfCustomer,
  upsertSubscription,
} from './subscriptions-queries.ts';

/** What the provider said of a subscription. */
export interface Reading {
  /** What the provider says now. */
  readonly read: SubscriptionObject;
  /** Its number: one that was begun earlier is never written over a later one. */
  readonly reading: number;
  /** The products of our prices, where the price is none of them. */
  readonly products: readonly SoldProduct[];
}

/** Writes a subscription as the provider has it, and keeps in the audit log what changed. That of somebody unknown here is left alone, and told of. */
export async function writeSubscription(
  tx: Tx,
  { log, billing: { config } }: Pick<BillingServices, 'log'> & { readonly billing: Billing },
  { read, reading, products }: Reading,
  now: Date,
): Promise<void> {
  const userId = await selectUserOfCustomer(tx, read.customer);
  if (userId === null) {
    const { id: subscription, customer, status } = read;
    log.warn({ subscription, customer, status }, 'a subscription is of a customer who is nobody here');
    return;
  }
  const before = await lockSubscription(tx, read.id);
  if (before && (before.user_id !== userId || before.reading >= reading)) return;
  const status = statusAfter(before ? statusOf(before.status, userId) : null, read.status);
  // What is over stays as it was.
  if (before && status === null && statusOf(before.status, userId) !== read.status) return;
  const written = {
    subscriptionId: read.id,
    userId,
    live: read.livemode,
    status: status ?? read.status,
    ...paidFor(itemsOf(read), { prices: config.prices, products, before: before ? keptOf(before) : null }),
    startedAt: toDate(read.start_date),
    periodEndsAt: toDate(read.current_period_end),
    trialEndsAt: read.trial_end == null ? null : toDate(read.trial_end),
    endsWithPeriod: endsWithPeriod(read),
    reading,
  };
  await upsertSubscription(tx, written, now);
  if (status === null && before && isAsBefore(before, written)) return;
  const { plan, term, seats, endsWithPeriod: ends } = written;
  const detail = { status: written.status, plan, term, seats, endsWithPeriod: ends };
  await recordAct(tx, { act: 'change-subscription', by: null, about: userId, detail }, now);
  if (!isGoingOn(written.status)) return;
  const others = await selectSubscriptions(tx, { userId, live: config.isLive });
  if (others.filter((row) => isGoingOn(statusOf(row.status, userId))).length > 1)
    log.error({ customer: read.customer, subscription: read.id }, 'somebody pays for a second plan');
}

const toDate = (seconds: number): Date => new Date(seconds * 1000);

/** A day may be set at the provider on which it ends, before it would be paid again. */
const endsWithPeriod = ({
  cancel_at_period_end,
  cancel_at,
  current_period_end,
}: SubscriptionObject): boolean =>
  cancel_at_period_end || (cancel_at != null && cancel_at <= current_period_end);

interface Written extends PaidFor {
  readonly status: SubscriptionStatus;
  readonly endsWithPeriod: boolean;
}

const keptOf = ({ user_id, plan, term, price_id, product_id }: SubscriptionRow) => ({
  priceId: price_id,
  productId: product_id,
  plan: planOf(plan, user_id),
  term: termOf(term, user_id),
});

function isAsBefore(before: SubscriptionRow, written: Written): boolean {
  const { plan, term } = keptOf(before);
  return (
    plan === written.plan &&
    term === written.term &&
    before.seats === written.seats &&
    before.ends_with_period === written.endsWithPeriod
  );
}

function itemsOf({ items }: SubscriptionObject): readonly [PaidItem, ...PaidItem[]] {
  const [first, ...others] = items.data.map(({ price, quantity }) => ({
    priceId: price.id,
    productId: price.product,
    interval: price.recurring?.interval ?? null,
    quantity: quantity ?? null,
  }));
  if (first === undefined) throw new Error('A subscription of the provider is for nothing.');
  return [first, ...others];
}
