import { hasBegun, isActive, isOver, type SubscriptionStatus } from './subscription.ts';

/** A plan that ends is told of for so many days before, and for so many days after. */
const DAYS_BEFORE = 14;
const DAYS_AFTER = 30;
const MS_PER_DAY = 86_400_000;

interface Standing {
  readonly status: SubscriptionStatus;
  /** It is not paid for again. */
  readonly endsWithPeriod: boolean;
  /** The end of what is paid, or of the trial. */
  readonly paidUntil: Date;
  /** When the provider last said something new of it. */
  readonly changedAt: Date;
}

export interface PlanEnding {
  readonly kind: 'soon' | 'over';
  readonly at: Date;
}

/** What the home says of a plan that ends soon, or has ended lately. @returns null for nothing */
export function planEnding(
  { status, endsWithPeriod, paidUntil, changedAt }: Standing,
  now: Date,
): PlanEnding | null {
  if (isActive(status) && endsWithPeriod)
    return isWithin(now, paidUntil, DAYS_BEFORE) ? { kind: 'soon', at: paidUntil } : null;
  return isOver(status) && hasBegun(status) && isWithin(changedAt, now, DAYS_AFTER)
    ? { kind: 'over', at: changedAt }
    : null;
}

const isWithin = (from: Date, to: Date, days: number): boolean =>
  to.getTime() - from.getTime() <= days * MS_PER_DAY;
