import type { Db } from '#platform/db/server/database.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type {
  readOwnSubscription as contract,
  ProfileSubscription,
  SessionSubscription,
} from '../contract/subscription.ts';
import { offerStanding } from '../core/offer.ts';
import { seatsLeft } from '../core/plan.ts';
import { planEnding } from '../core/plan-ending.ts';
import { hasBegun, isActive } from '../core/subscription.ts';
import type { BillingServices } from './billing.ts';
import { planOf, statusOf, termOf } from './billing-columns.ts';
import { selectKnownOfSchool } from './known-of-school-queries.ts';
import { countingOf, readSubscription } from './own-subscription.ts';
import {
  countSeatsUsed,
  type OwnedIn,
  type SubscriptionRow,
  selectCustomer,
  selectSubscriptions,
} from './subscriptions-queries.ts';

/** What a teacher pays for. */
export async function readOwnSubscription(
  { billing, db }: BillingServices,
  { actor: { userId } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (billing === null) return refuse('billing-off');
  const owned = { userId, live: billing.config.isLive };
  const rows = await selectSubscriptions(db, owned);
  const row = countingOf(rows);
  const used = await countSeatsUsed(db, userId);
  const hadPlan = rows.some(({ status }) => hasBegun(statusOf(status, userId)));
  const subscription = row && {
    ...toProfile(row),
    plan: planOf(row.plan, userId),
    term: termOf(row.term, userId),
    seats: row.seats,
    periodEndsAt: row.period_ends_at.toISOString(),
    trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
    endsWithPeriod: row.ends_with_period,
  };
  return {
    customerId: await selectCustomer(db, owned),
    subscription,
    seatsUsed: used,
    seatsLeft: subscription?.active ? seatsLeft({ seats: subscription.seats, used }) : null,
    trialDays: hadPlan ? 0 : billing.config.trialDays,
    smallSchool:
      billing.config.smallSchoolCoupon === null
        ? 'closed'
        : offerStanding(await selectKnownOfSchool(db, userId), hadPlan),
  };
}

const toProfile = (row: SubscriptionRow): ProfileSubscription => {
  const status = statusOf(row.status, row.user_id);
  return {
    active: isActive(status),
    subscriptionId: row.subscription_id,
    subscribedAt: row.started_at.toISOString(),
    status,
    productId: row.product_id,
    paidPriceId: row.price_id,
  };
};

/** What a session says of a person’s subscription, with what the home says of its end; null where there is none. */
export async function sessionSubscriptionOf(
  db: Db,
  owned: OwnedIn,
  now: Date,
): Promise<SessionSubscription | null> {
  const row = await readSubscription(db, owned);
  if (row === null) return null;
  const status = statusOf(row.status, row.user_id);
  const ending = planEnding(
    {
      status,
      endsWithPeriod: row.ends_with_period,
      paidUntil: (status === 'trialing' ? row.trial_ends_at : null) ?? row.period_ends_at,
      changedAt: row.changed_at,
    },
    now,
  );
  return { ...toProfile(row), ending: ending && { kind: ending.kind, at: ending.at.toISOString() } };
}
