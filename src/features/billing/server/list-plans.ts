import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listPlans as contract } from '../contract/plans.ts';
import { BOUGHT_PLANS, SEATS } from '../core/plan.ts';
import { isAsPromised, leastSaving } from '../core/price.ts';
import type { Billing, BillingServices } from './billing.ts';
import type { Offer } from './offered-plans.ts';
import { logTrouble, ProviderTrouble } from './provider-trouble.ts';

/** The plans, with prices where the provider says them. */
export async function listPlans(
  { billing, log }: BillingServices,
  { now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (billing === null) return refuse('billing-off');
  const { trialDays, testimonials } = billing.config;
  try {
    return {
      offer: toView(billing, await billing.offered.read(now)),
      trialDays,
      testimonials: [...testimonials],
    };
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    logTrouble(log, error, 'its prices are not shown');
    return { offer: null, trialDays, testimonials: [...testimonials] };
  }
}

const toView = ({ config }: Billing, { prices, currency, smallSchoolPercent }: Offer) => ({
  currency,
  plans: BOUGHT_PLANS.map((plan) => ({
    plan,
    seats: SEATS[plan],
    terms: config.prices
      .filter((price) => price.plan === plan)
      .map(({ term, priceId }) => ({ term, priceId, cents: prices[plan][term] })),
  })),
  saving: leastSaving(prices),
  underPromisedPrice: isAsPromised(prices, currency),
  smallSchoolPercent,
});
