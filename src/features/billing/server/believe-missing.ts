import type { Billing } from './billing.ts';

/**
 * Makes sure that what the provider says to be missing is so: with the key of another account everything would seem to be. Our own prices
 * are read with the same key.
 * @throws ProviderTrouble where they cannot be read.
 */
export async function believeMissing({ offered }: Pick<Billing, 'offered'>, now: Date): Promise<void> {
  await offered.products(now);
}
