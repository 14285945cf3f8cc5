/** Where a subscription stands, in the words of the provider's published contract. */
export const STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;
export type SubscriptionStatus = (typeof STATUSES)[number];

/** From these nothing comes back, by the same contract. */
const OVER: ReadonlySet<SubscriptionStatus> = new Set(['canceled', 'incomplete_expired']);

/** A payment that failed closes nothing while the provider still tries: a class does not wait for a card. */
const OPENS: ReadonlySet<SubscriptionStatus> = new Set(['trialing', 'active', 'past_due']);

/** Whether what is paid for is open. */
export const isActive = (status: SubscriptionStatus): boolean => OPENS.has(status);

export const isOver = (status: SubscriptionStatus): boolean => OVER.has(status);

/** Whether a second subscription would be paid for beside this one. A first payment that waits, such as for the bank of the card, may still come. */
export const isGoingOn = (status: SubscriptionStatus): boolean => !isOver(status);

/** Whether a payment is missing, so that it is what the teacher has to look at first. */
export const needsPayment = (status: SubscriptionStatus): boolean =>
  status === 'incomplete' || needsCard(status);

/** Whether it is missing because of the card. A first payment that is not finished is finished, with whatever card. */
export const needsCard = (status: SubscriptionStatus): boolean =>
  status === 'past_due' || status === 'unpaid';

/** Whether the next payment is on its day: nothing is in its way, and the plan does not end before. */
export const isPaidNext = (status: SubscriptionStatus, endsWithPeriod: boolean): boolean =>
  (status === 'active' || status === 'trialing') && !endsWithPeriod;

/** Whether somebody has had a plan: a first payment that never came is none. */
export const hasBegun = (status: SubscriptionStatus): boolean => status !== 'incomplete_expired';

/**
 * Where a subscription stands after an event, whose object was read from the provider: events come twice, late and in any order, so that what an
 * event itself says of the object is not looked at. What is over stays so: whoever subscribes again has another subscription.
 * @param before null for one that is new
 * @returns null where the event changes nothing
 */
export function statusAfter(
  before: SubscriptionStatus | null,
  read: SubscriptionStatus,
): SubscriptionStatus | null {
  if (before !== null && isOver(before)) return null;
  return before === read ? null : read;
}
