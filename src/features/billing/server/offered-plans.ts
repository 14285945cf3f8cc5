import type { BillingConfig } from '#platform/config/server/billing.ts';
import { BOUGHT_PLANS, type BoughtPlan, TERMS } from '../core/plan.ts';
import { isOfTerm, type PlanPrices } from '../core/price.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PriceObject } from './provider-objects.ts';
import { ProviderTrouble } from './provider-trouble.ts';

/** What is offered, as the provider has it. */
export interface Offer {
  readonly prices: PlanPrices;
  /** Three letters. */
  readonly currency: string;
  /** What schools with up to 200 students pay less, in percent; null where there is no offer. */
  readonly smallSchoolPercent: number | null;
}

/** The product of one of our prices. */
export interface SoldProduct {
  readonly productId: string;
  readonly plan: BoughtPlan;
}

export interface OfferedPlans {
  /** @throws ProviderTrouble where it cannot be read, and was not read today, and where a price is not what its variable says. */
  readonly read: (now: Date) => Promise<Offer>;
  /** The products of all our prices. @throws ProviderTrouble where they cannot be read, and were not read today. */
  readonly products: (now: Date) => Promise<readonly SoldProduct[]>;
}

/** Prices are read again after so long, and shown for so long where that fails. Milliseconds. */
const FRESH = 600_000;
const GOOD_ENOUGH = 86_400_000;

type Priced = BillingConfig['prices'][number] & { readonly object: PriceObject };

interface Known {
  readonly priced: readonly Priced[];
  readonly smallSchoolPercent: number | null;
}

/** Prices come from the provider alone, and many who look at them cost it one look. */
export function createOfferedPlans(
  { prices, smallSchoolCoupon }: Pick<BillingConfig, 'prices' | 'smallSchoolCoupon'>,
  provider: Pick<PaymentProvider, 'price' | 'coupon'>,
): OfferedPlans {
  let known: { readonly what: Known; readonly at: number } | null = null;
  let reading: Promise<Known> | null = null;
  const readNew = async (): Promise<Known> => {
    const [coupon, ...objects] = await Promise.all([
      smallSchoolCoupon === null ? null : provider.coupon(smallSchoolCoupon),
      ...prices.map(async (one) => ({ ...one, object: await provider.price(one.priceId) })),
    ]);
    return { priced: objects, smallSchoolPercent: coupon?.valid ? (coupon.percent_off ?? null) : null };
  };
  const readKnown = async (now: Date): Promise<Known> => {
    const age = known === null ? Number.POSITIVE_INFINITY : now.getTime() - known.at;
    if (known !== null && age < FRESH) return known.what;
    reading ??= readNew().finally(() => {
      reading = null;
    });
    try {
      const what = await reading;
      known = { what, at: now.getTime() };
      return what;
    } catch (error) {
      if (known !== null && age < GOOD_ENOUGH) return known.what;
      throw error;
    }
  };
  return {
    read: async (now) => toOffer(await readKnown(now)),
    products: async (now) =>
      (await readKnown(now)).priced.map(({ plan, object }) => ({ productId: object.product, plan })),
  };
}

/** Prices of other terms than their variables name, or of several currencies, are no offer: somebody would pay what was not shown. */
function toOffer({ priced, smallSchoolPercent }: Known): Offer {
  const currency = priced[0]?.object.currency ?? 'usd';
  const wrong = priced.find(
    ({ term, object }) => !isOfTerm(object.recurring.interval, term) || object.currency !== currency,
  );
  if (wrong) throw new ProviderTrouble(200, { code: 'price_not_as_named', param: wrong.priceId });
  const amount = (plan: string, term: string): number =>
    priced.find((one) => one.plan === plan && one.term === term)?.object.unit_amount ?? 0;
  const entries = BOUGHT_PLANS.map((plan) => [
    plan,
    Object.fromEntries(TERMS.map((term) => [term, amount(plan, term)])),
  ]);
  return { prices: Object.fromEntries(entries) as PlanPrices, currency, smallSchoolPercent };
}
