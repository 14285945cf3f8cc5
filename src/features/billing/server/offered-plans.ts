import type { BillingConfig } from '#platform/config/server/billing.ts';
import { BOUGHT_PLANS, TERMS } from '../core/plan.ts';
import type { PlanPrices } from '../core/price.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What is offered, as the provider has it. */
export interface Offer {
  readonly prices: PlanPrices;
  /** Three letters. */
  readonly currency: string;
  /** What schools with up to 200 students pay less, in percent; null where there is no offer. */
  readonly smallSchoolPercent: number | null;
}

export interface OfferedPlans {
  /** @throws ProviderTrouble where it cannot be read, and was not read today. */
  readonly read: (now: Date) => Promise<Offer>;
}

/** Prices are read again after so long, and shown for so long where that fails. Milliseconds. */
const FRESH = 600_000;
const GOOD_ENOUGH = 86_400_000;

/** Prices come from the provider alone, and many who look at them cost it one look. */
export function createOfferedPlans(
  { prices, smallSchoolCoupon }: Pick<BillingConfig, 'prices' | 'smallSchoolCoupon'>,
  provider: Pick<PaymentProvider, 'price' | 'coupon'>,
): OfferedPlans {
  let known: { readonly offer: Offer; readonly at: number } | null = null;
  let reading: Promise<Offer> | null = null;
  const readNew = async (): Promise<Offer> => {
    const [coupon, ...objects] = await Promise.all([
      smallSchoolCoupon === null ? null : provider.coupon(smallSchoolCoupon),
      ...prices.map(({ priceId }) => provider.price(priceId)),
    ]);
    const amount = (plan: string, term: string): number => {
      const index = prices.findIndex((one) => one.plan === plan && one.term === term);
      return objects[index]?.unit_amount ?? 0;
    };
    const entries = BOUGHT_PLANS.map((plan) => [
      plan,
      Object.fromEntries(TERMS.map((term) => [term, amount(plan, term)])),
    ]);
    return {
      prices: Object.fromEntries(entries) as PlanPrices,
      currency: objects[0]?.currency ?? 'usd',
      smallSchoolPercent: coupon?.valid ? (coupon.percent_off ?? null) : null,
    };
  };
  return {
    async read(now) {
      const age = known === null ? Number.POSITIVE_INFINITY : now.getTime() - known.at;
      if (known !== null && age < FRESH) return known.offer;
      reading ??= readNew().finally(() => {
        reading = null;
      });
      try {
        const offer = await reading;
        known = { offer, at: now.getTime() };
        return offer;
      } catch (error) {
        if (known !== null && age < GOOD_ENOUGH) return known.offer;
        throw error;
      }
    },
  };
}
