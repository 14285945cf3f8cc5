import { createHash } from 'node:crypto';
import { selectProfile } from '#features/accounts/server/public.ts';
import type { Billing, BillingServices } from './billing.ts';
import { isCustomerMissing } from './provider-trouble.ts';
import { deleteCustomer, keepCustomer, selectCustomer } from './subscriptions-queries.ts';

interface Buyer {
  readonly userId: number;
  /** As the page sent it. */
  readonly email: string | undefined;
  readonly now: Date;
}

/**
 * Does something with what the provider calls a person. Where the provider knows the customer no more, it is made anew and this is done again:
 * one of a trial run without money is not there with real money, and somebody may have deleted it there.
 * @throws ProviderTrouble
 */
export async function withCustomer<T>(
  services: BillingServices,
  billing: Billing,
  buyer: Buyer,
  use: (customer: string) => Promise<T>,
): Promise<T> {
  const known = await selectCustomer(services.db, { userId: buyer.userId, live: billing.config.isLive });
  if (known === null) return use(await makeCustomer(services, billing, buyer, ''));
  try {
    return await use(known);
  } catch (error) {
    if (!isCustomerMissing(error)) throw error;
    services.log.error({ customer: known }, 'the provider of payments does not know a customer: made anew');
    const owned = { userId: buyer.userId, live: billing.config.isLive };
    await deleteCustomer(services.db, { ...owned, customerId: known });
    return use(await makeCustomer(services, billing, buyer, known));
  }
}

async function makeCustomer(
  { db }: BillingServices,
  { config, provider }: Billing,
  { userId, email, now }: Buyer,
  after: string,
): Promise<string> {
  // The provider gets an address that it has no other way to know only where it is the person's own.
  const isOwn = email !== undefined && (await selectProfile(db, userId))?.email === email;
  const form = { 'metadata[user_id]': String(userId), ...(isOwn && { email }) };
  // Two presses make one customer. The same word with another form is refused, so that the form is part of it.
  const formHash = createHash('sha256').update(JSON.stringify(form)).digest('hex');
  const once = `customer ${config.origins[0]} ${userId} ${after} ${formHash.slice(0, 16)}`;
  const made = await provider.makeCustomer(form, once);
  return keepCustomer(db, { userId, customerId: made.id, live: made.livemode, now });
}
