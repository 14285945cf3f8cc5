import { BOUGHT_PLANS, type BoughtPlan, MONTHS_OF_YEAR, type Plan, SEATS, type Term } from './plan.ts';

/** How the provider names the time that a term is. */
const INTERVALS: Readonly<Record<Term, string>> = { monthly: 'month', annual: 'year' };

/** Whether a price is paid as often as the term says that it was entered for: one in the wrong place would sell a year for a month. */
export const isOfTerm = (interval: string, term: Term): boolean => interval === INTERVALS[term];

/** What one term of each plan costs, in cents. */
export type PlanPrices = Readonly<Record<BoughtPlan, Readonly<Record<Term, number>>>>;

/** How much cheaper a year is than twelve months, in whole percent, never more than is saved. */
export const yearlySaving = ({ monthly, annual }: Readonly<Record<Term, number>>): number =>
  monthly <= 0 ? 0 : Math.max(0, Math.floor((1 - annual / (monthly * MONTHS_OF_YEAR)) * 100 + 1e-9));

/** What every plan saves by the year: the least of them, so that the sentence is true of all. */
export const leastSaving = (prices: PlanPrices): number =>
  Math.min(...BOUGHT_PLANS.map((plan) => yearlySaving(prices[plan])));

/** What one seat costs, in cents, where each is used: a part of a cent is one more, so that nobody pays more than was said. */
export const centsOfSeat = (plan: BoughtPlan, cents: number): number => Math.ceil(cents / SEATS[plan]);

/** "under $3.50 per student per year" (spec section 9), in cents. */
const PROMISED_PER_STUDENT = 350;

/** Whether that may be said of a plan: of what a year costs, where each of its seats is used. @param annual in cents */
export const isUnderPromised = (plan: BoughtPlan, annual: number, currency: string): boolean =>
  currency === 'usd' && annual / SEATS[plan] < PROMISED_PER_STUDENT;

interface PaidPrice {
  readonly paidPriceId: string;
  readonly plan: Plan;
  readonly seats: number;
}

/**
 * What one term of a subscription costs, in cents, by the price that the provider said to be paid: before offers and taxes.
 * @param prices those that are offered now
 * @returns null where it is none of them, such as an older one, or one that was agreed on with a district.
 */
export function priceOf(
  { paidPriceId, plan, seats }: PaidPrice,
  prices: readonly { readonly priceId: string; readonly cents: number }[],
): number | null {
  const paid = prices.find(({ priceId }) => priceId === paidPriceId);
  return paid === undefined || plan === 'district' ? null : paid.cents * Math.round(seats / SEATS[plan]);
}

/** "$1,200", "$9.50". @param cents of a currency with two decimals; @param currency three letters, as the provider writes it */
export const moneyInWords = (cents: number, currency: string): string =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
