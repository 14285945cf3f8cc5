import type { BillingConfig } from '#platform/config/server/billing.ts';
import type { SmallSchoolOffer } from '../core/offer.ts';
import { BOUGHT_PLANS, type BoughtPlan, TERMS } from '../core/plan.ts';
import { isOfTerm, type PlanPrices } from '../core/price.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { CouponObject, PriceObject } from './provider-objects.ts';
import { ProviderTrouble } from './provider-trouble.ts';

/** What is offered, as the provider has it. */
export interface Offer {
  readonly prices: PlanPrices;
  /** Three letters. */
  readonly currency: string;
  readonly smallSchoolOffer: SmallSchoolOffer | null;
}

/** The product of one of our prices. */
export interface SoldProduct {
  readonly productId: string;
  readonly plan: BoughtPlan;
}

export interface OfferedPlans {
  /** @throws ProviderTrouble where it cannot be read, and was not read today, and where a price is not what its variable says. */
  readonly read: (now: Date) => Promise<Offer>;
  /**
   * What a page shows: at once what was read last, which is read anew behind it where it is older. Only who comes before anything of the last
   * day is known waits. After a failure the provider is not asked for half a minute.
   * @param onTrouble hears of each failure
   * @returns null where nothing of the last day is known.
   */
  readonly shown: (now: Date, onTrouble: (error: unknown) => void) => Promise<Offer | null>;
  /** The products of all our prices. @throws ProviderTrouble where they cannot be read, and were not read today. */
  readonly products: (now: Date) => Promise<readonly SoldProduct[]>;
}

/** Prices are read again after so long, and shown for so long where that fails. Milliseconds. */
const FRESH = 600_000;
const GOOD_ENOUGH = 86_400_000;
/** A page that is looked at often would ask a provider that is away with each look, and wait for it. Milliseconds. */
const PAUSE = 30_000;

type Priced = BillingConfig['prices'][number] & { readonly object: PriceObject };

type Sold = Pick<BillingConfig, 'prices' | 'smallSchoolCoupon'>;

interface Known {
  readonly priced: readonly Priced[];
  readonly smallSchoolOffer: SmallSchoolOffer | null;
}

/** What was read last, and reading it anew. */
interface Readings {
  /** What was read within a time, in milliseconds. */
  readonly within: (now: Date, time: number) => Known | null;
  /** Many who ask at once are one look at the provider. */
  readonly renew: (now: Date) => Promise<Known>;
}

function createReadings(
  { prices, smallSchoolCoupon }: Sold,
  provider: Pick<PaymentProvider, 'price' | 'coupon'>,
): Readings {
  let known: { readonly what: Known; readonly at: Date } | null = null;
  let reading: Promise<Known> | null = null;
  const read = async (): Promise<Known> => {
    const [coupon, ...priced] = await Promise.all([
      smallSchoolCoupon === null ? null : provider.coupon(smallSchoolCoupon),
      ...prices.map(async (one) => ({ ...one, object: await provider.price(one.priceId) })),
    ]);
    return { priced, smallSchoolOffer: offerOf(coupon) };
  };
  return {
    within: (now, time) => (known !== null && now.getTime() - known.at.getTime() < time ? known.what : null),
    renew: async (now) => {
      reading ??= read().finally(() => {
        reading = null;
      });
      const what = await reading;
      known = { what, at: now };
      return what;
    },
  };
}

/** Prices come from the provider alone, and many who look at them cost it one look. */
export function createOfferedPlans(
  sold: Sold,
  provider: Pick<PaymentProvider, 'price' | 'coupon'>,
): OfferedPlans {
  const readings = createReadings(sold, provider);
  const readKnown = async (now: Date): Promise<Known> => {
    const fresh = readings.within(now, FRESH);
    if (fresh !== null) return fresh;
    try {
      return await readings.renew(now);
    } catch (error) {
      const last = readings.within(now, GOOD_ENOUGH);
      if (last !== null) return last;
      throw error;
    }
  };
  return {
    shown: createShown(readings),
    read: async (now) => toOffer(await readKnown(now)),
    products: async (now) =>
      (await readKnown(now)).priced.map(({ plan, object }) => ({ productId: object.product, plan })),
  };
}

function createShown({ within, renew }: Readings): OfferedPlans['shown'] {
  let pausesUntil = 0;
  let renewing: Promise<Offer | null> | null = null;
  const renewShown: OfferedPlans['shown'] = async (now, onTrouble) => {
    try {
      return toOffer(await renew(now));
    } catch (error) {
      pausesUntil = now.getTime() + PAUSE;
      onTrouble(error);
      return null;
    }
  };
  return async (now, onTrouble) => {
    const last = within(now, GOOD_ENOUGH);
    if (within(now, FRESH) === null && now.getTime() >= pausesUntil) {
      renewing ??= renewShown(now, onTrouble).finally(() => {
        renewing = null;
      });
      if (last === null) return renewing;
    }
    return last && offerOrNull(last);
  };
}

/** An offer that has run out, or takes off an amount and no share, is none. */
const offerOf = (coupon: CouponObject | null): SmallSchoolOffer | null =>
  coupon?.valid && coupon.percent_off != null
    ? { percent: coupon.percent_off, lasts: coupon.duration, months: coupon.duration_in_months ?? null }
    : null;

/** The same; null where it is none, which was told of when it was read. */
function offerOrNull(known: Known): Offer | null {
  try {
    return toOffer(known);
  } catch (error) {
    if (error instanceof ProviderTrouble) return null;
    throw error;
  }
}

/** Prices of other terms than their variables name, or of several currencies, are no offer: somebody would pay what was not shown. */
function toOffer({ priced, smallSchoolOffer }: Known): Offer {
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
  return { prices: Object.fromEntries(entries) as PlanPrices, currency, smallSchoolOffer };
}
