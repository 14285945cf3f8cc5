import type { OwnSubscription } from '../../contract/subscription.ts';
import type { SubscriptionStatus } from '../../core/subscription.ts';

/** Of a teacher who never had a plan. */
export const NO_PLAN: OwnSubscription = {
  customerId: null,
  subscription: null,
  seatsUsed: 0,
  seatsLeft: null,
  trialDays: 0,
  smallSchool: 'closed',
};

/** Of a teacher with the Small plan, paid by the month, that stands so. */
export const smallPlan = (status: SubscriptionStatus): OwnSubscription => ({
  ...NO_PLAN,
  customerId: 'cus_1',
  subscription: {
    active: true,
    subscriptionId: 'sub_1',
    subscribedAt: '2026-10-01T00:00:00.000Z',
    status,
    productId: 'prod_1',
    paidPriceId: 'sm',
    plan: 'small',
    term: 'monthly',
    seats: 50,
    periodEndsAt: '2026-11-01T00:00:00.000Z',
    trialEndsAt: null,
    endsWithPeriod: false,
  },
});
