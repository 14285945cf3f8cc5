import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listPlans as contract } from '../contract/plans.ts';
import { BOUGHT_PLANS, SEATS } from '../core/plan.ts';
import { leastSaving } from '../core/price.ts';
import type { Billing, BillingServices } from './billing.ts';
import type { Offer } from './offered-plans.ts';
import { logTrouble, ProviderTrouble } from './provider-trouble.ts';

/** The plans, with prices where the provider has said them: what it said last, so that nobody waits for it. */
export async function listPlans(
  { billing, log }: BillingServices,
  { now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (billing === null) return refuse('billing-off');
  const { trialDays, testimonials, moneyBackDays, takesPurchaseOrders, seller, ordersEmail } = billing.config;
  const offer = await billing.offered.shown(now, (error) => {
    if (error instanceof ProviderTrouble)
      logTrouble(log, error, 'its prices are not read anew for half a minute');
    else log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'prices could not be read');
  });
  return {
    offer: offer && toView(billing, offer),
    trialDays,
    moneyBackDays,
    takesPurchaseOrders,
    seller: { ...seller, email: ordersEmail },
    testimonials: [...testimonials],
  };
}

const toView = ({ config }: Billing, { prices, currency, smallSchoolOffer }: Offer) => ({
  currency,
  plans: BOUGHT_PLANS.map((plan) => ({
    plan,
    seats: SEATS[plan],
    terms: config.prices
      .filter((price) => price.plan === plan)
      .map(({ term, priceId }) => ({ term, priceId, cents: prices[plan][term] })),
  })),
  saving: leastSaving(prices),
  smallSchoolOffer,
});
