import { recordAct } from '#platform/audit/server/record-act.ts';
import { isGoingOn } from '../core/subscription.ts';
import type { Billing, BillingServices } from './billing.ts';
import { closeOpenCheckout } from './open-checkout.ts';
import { isCustomerMissing } from './provider-trouble.ts';
import { readFromProvider } from './read-from-provider.ts';
import { putCustomer, selectKeptCustomer, selectUserOfCustomer } from './subscriptions-queries.ts';
import { type Reading, writeSubscription } from './write-subscription.ts';

type LinkServices = Pick<BillingServices, 'db' | 'log'> & { readonly billing: Billing };

interface Link {
  readonly userId: number;
  readonly customerId: string;
  readonly now: Date;
}

/** What came of it; a subscription that is linked is named with where it stands. */
export type LinkOutcome =
  | { readonly kind: 'linked'; readonly subscriptions: readonly string[] }
  /** The provider has no such customer, or had one. */
  | { readonly kind: 'no-customer' }
  /** The customer is somebody else here. */
  | { readonly kind: 'of-another'; readonly userId: number }
  /** The teacher pays already, as another customer: two plans would be charged, and one of them be seen. */
  | { readonly kind: 'pays-already'; readonly customerId: string };

/**
 * Links a customer whom the operator made at the provider, such as a district, to a teacher here, and reads what they pay for. A customer of the
 * teacher who pays for nothing gives way.
 * @throws ProviderTrouble
 */
export async function linkCustomer(services: LinkServices, link: Link): Promise<LinkOutcome> {
  const { db, billing } = services;
  const { userId, customerId, now } = link;
  const customer = await billing.provider.customer(customerId);
  if (customer === null) return { kind: 'no-customer' };
  const owner = await selectUserOfCustomer(db, customerId);
  if (owner !== null && owner !== userId) return { kind: 'of-another', userId: owner };
  const former = await selectKeptCustomer(db, userId);
  if (former !== null && former !== customerId) {
    // Nobody pays on a page of the former one from now on.
    await closeOpenCheckout(services, billing, userId);
    if (await paysForSomething(billing, former)) return { kind: 'pays-already', customerId: former };
  }
  const readings: Reading[] = [];
  for (const { id } of await billing.provider.subscriptionsOf(customerId)) {
    const reading = await readFromProvider(services, billing, id, now);
    if (reading !== null) readings.push(reading);
  }
  await db.transaction().execute(async (tx) => {
    await putCustomer(tx, { userId, customerId, live: customer.livemode, now });
    await recordAct(tx, { act: 'link-customer', by: null, about: userId, detail: { customerId } }, now);
    for (const reading of readings) await writeSubscription(tx, services, reading, now);
  });
  return { kind: 'linked', subscriptions: readings.map(({ read: { id, status } }) => `${id} (${status})`) };
}

/** One whom the provider does not know pays for nothing. */
async function paysForSomething({ provider }: Billing, customerId: string): Promise<boolean> {
  try {
    return (await provider.subscriptionsOf(customerId)).some(({ status }) => isGoingOn(status));
  } catch (error) {
    if (isCustomerMissing(error)) return false;
    throw error;
  }
}
