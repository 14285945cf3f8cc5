import type { Billing, BillingServices } from './billing.ts';
import { nextReading } from './subscriptions-queries.ts';
import type { Reading } from './write-subscription.ts';

/**
 * Reads a subscription from the provider, under a number of its own, and what is needed to know what it is for.
 * @returns null where the provider has none of this name.
 * @throws ProviderTrouble
 */
export async function readFromProvider(
  { db }: Pick<BillingServices, 'db'>,
  { config, provider, offered }: Billing,
  subscriptionId: string,
  now: Date,
): Promise<Reading | null> {
  const reading = await nextReading(db);
  const read = await provider.subscription(subscriptionId);
  if (read === null) return null;
  const isKnown = read.items.data.some(({ price }) =>
    config.prices.some(({ priceId }) => priceId === price.id),
  );
  return { read, reading, products: isKnown ? [] : await offered.products(now) };
}
