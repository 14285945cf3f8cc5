import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { getBillingPortalUrl as contract } from '../contract/subscription.ts';
import { isActive } from '../core/subscription.ts';
import { believeMissing } from './believe-missing.ts';
import type { BillingServices } from './billing.ts';
import { statusOf } from './billing-columns.ts';
import { leadsToOwn } from './leads-to-own.ts';
import { readSubscription } from './own-subscription.ts';
import type { Form, PaymentProvider } from './payment-provider.ts';
import { isCustomerMissing, ProviderTrouble } from './provider-trouble.ts';
import { deleteCustomer, selectCustomer } from './subscriptions-queries.ts';
import { unlessAway } from './unless-away.ts';

/** Opens the provider's page where a teacher changes a plan, ends it, or gives another card. That of another customer is not there. */
export async function openBillingPortal(
  services: BillingServices,
  { actor: { userId }, body: { customerId, returnUrl, change }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { billing, db, log } = services;
  if (billing === null) return refuse('billing-off');
  if (!leadsToOwn(returnUrl, billing.config.origins)) return refuse('foreign-address');
  const owned = { userId, live: billing.config.isLive };
  if ((await selectCustomer(db, owned)) !== customerId) return refuse('not-customer');
  const row = change === 'plan' ? await readSubscription(db, owned) : null;
  const changed = row !== null && isActive(statusOf(row.status, userId)) ? row.subscription_id : null;
  return unlessAway(services, async () => {
    try {
      return { url: await openPortal(billing.provider, { customer: customerId, returnUrl, changed }) };
    } catch (error) {
      if (!isCustomerMissing(error)) throw error;
      log.error({ customer: customerId }, 'the provider of payments does not know a customer');
      await believeMissing(billing, now);
      await deleteCustomer(db, { ...owned, customerId });
      return refuse('not-customer');
    }
  });
}

interface Portal {
  readonly customer: string;
  readonly returnUrl: string;
  /** The subscription whose other plans are shown at once. */
  readonly changed: string | null;
}

/** Where the provider cannot lead to the choice of a plan, because the operator has not turned it on, it shows its first page. */
async function openPortal(
  provider: PaymentProvider,
  { customer, returnUrl, changed }: Portal,
): Promise<string> {
  const form: Form = { customer, return_url: returnUrl };
  if (changed === null) return (await provider.openPortal(form)).url;
  const flow = {
    'flow_data[type]': 'subscription_update',
    'flow_data[subscription_update][subscription]': changed,
  };
  try {
    return (await provider.openPortal({ ...form, ...flow })).url;
  } catch (error) {
    if (!(error instanceof ProviderTrouble) || error.status !== 400 || isCustomerMissing(error)) throw error;
    return (await provider.openPortal(form)).url;
  }
}
