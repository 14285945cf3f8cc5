import { BOUGHT_PLANS, type BoughtPlan, MONTHS_OF_YEAR, SEATS, type Term } from './plan.ts';

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

/** What a full plan costs for one student and year on the average of the plans, in cents. */
export const averagePerStudent = (prices: PlanPrices): number =>
  BOUGHT_PLANS.reduce((sum, plan) => sum + prices[plan].annual / SEATS[plan], 0) / BOUGHT_PLANS.length;

/** "under $3.50 per student and year" (spec section 9), in cents. */
const PROMISED_PER_STUDENT = 350;

/** Whether that may be said of these prices. */
export const isAsPromised = (prices: PlanPrices, currency: string): boolean =>
  currency === 'usd' && averagePerStudent(prices) < PROMISED_PER_STUDENT;

/** "$1,200", "$9.50". @param cents of a currency with two decimals; @param currency three letters, as the provider writes it */
export const moneyInWords = (cents: number, currency: string): string =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
