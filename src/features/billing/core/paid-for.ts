import { type BoughtPlan, type Plan, SEATS, type Term } from './plan.ts';

/** One line of a subscription. */
export interface PaidItem {
  readonly priceId: string;
  readonly productId: string;
  /** As the provider names it: "month", "year"; null where it is paid once. */
  readonly interval: string | null;
  /** Null where what is used is counted. */
  readonly quantity: number | null;
}

interface PricedPlan {
  readonly priceId: string;
  readonly plan: BoughtPlan;
  readonly term: Term;
}

/** What this service sells, and what it went by until now. */
export interface Sold {
  readonly prices: readonly PricedPlan[];
  /** The products of these prices, each as often as it has a price. */
  readonly products: readonly { readonly productId: string; readonly plan: BoughtPlan }[];
  /** What was kept of the subscription; null for one that is new. */
  readonly before: {
    readonly priceId: string;
    readonly productId: string;
    readonly plan: Plan;
    readonly term: Term;
  } | null;
}

export interface PaidFor {
  readonly plan: Plan;
  readonly term: Term;
  readonly seats: number;
  readonly priceId: string;
  readonly productId: string;
}

/**
 * What a subscription is for. Prices change, and who pays an older one keeps the plan: the price counts first, then that nothing changed, then
 * the product. What is none of these was agreed on with a district, which pays for as many seats as it names.
 * @param items one at least
 */
export function paidFor(items: readonly [PaidItem, ...PaidItem[]], sold: Sold): PaidFor {
  for (const planOf of [byPrice, asBefore, byProduct])
    for (const item of items) {
      const found = planOf(item, sold);
      if (found) return named(item, found);
    }
  return named(items[0], { plan: 'district', term: termOf(items[0]) });
}

interface PlanAndTerm {
  readonly plan: Plan;
  readonly term: Term;
}

const byPrice = ({ priceId }: PaidItem, { prices }: Sold): PlanAndTerm | undefined =>
  prices.find((one) => one.priceId === priceId);

const asBefore = ({ priceId }: PaidItem, { before }: Sold): PlanAndTerm | null =>
  before?.priceId === priceId ? before : null;

/** A product that has prices of several plans says nothing, but that a plan among them is still the same. */
function byProduct(item: PaidItem, { products, before }: Sold): PlanAndTerm | null {
  const plans = new Set<Plan>(
    products.filter(({ productId }) => productId === item.productId).map(({ plan }) => plan),
  );
  const [only] = plans;
  if (plans.size === 1 && only !== undefined) return { plan: only, term: termOf(item) };
  return before !== null && plans.has(before.plan) ? { plan: before.plan, term: termOf(item) } : null;
}

const termOf = ({ interval }: PaidItem): Term => (interval === 'month' ? 'monthly' : 'annual');

const named = ({ priceId, productId, quantity }: PaidItem, { plan, term }: PlanAndTerm): PaidFor => {
  const times = Math.max(1, quantity ?? 1);
  return { plan, term, seats: plan === 'district' ? times : SEATS[plan] * times, priceId, productId };
};
