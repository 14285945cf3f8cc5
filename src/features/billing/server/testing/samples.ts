import type { SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { printQuote } from '../../contract/quotes.ts';
import { createCheckout, getBillingPortalUrl } from '../../contract/subscription.ts';
import { endSubscriptions, someQuote } from './subscribe-teachers-queries.ts';

/** Of `providersEnv`. */
const HERE = 'https://reading.example.org/';

export const samples: SliceSamples = {
  endpoints: [
    {
      endpoint: createCheckout,
      fields: async ({ environment: { database }, userId }) => {
        // Who has a plan buys no other.
        if (userId !== null) await endSubscriptions(database.pool, userId);
        return {
          priceId: 'price_small_monthly',
          successUrl: HERE,
          cancelUrl: HERE,
          email: 'rivera@school.example',
          couponId: 'SPRING',
          userId: userId ?? 1,
          trialPeriod: false,
          withoutCard: false,
          campaign: 'spring',
          quantity: 1,
        };
      },
    },
    {
      endpoint: printQuote,
      fields: async ({ environment: { database }, userId }) => ({
        quoteId: userId === null ? 1 : await someQuote(database.pool, userId),
      }),
    },
    {
      endpoint: getBillingPortalUrl,
      fields: ({ userId }) => ({ customerId: `cus_${userId}`, returnUrl: HERE, change: 'plan' }),
    },
  ],
};
