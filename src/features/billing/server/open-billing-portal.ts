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
  const row = change === undefined ? null : await readSubscription(db, owned);
  const status = row && statusOf(row.status, userId);
  const flow = flowOf(change, status !== null && isActive(status) ? row : null);
  return unlessAway(services, async () => {
    try {
      // Nobody pays twice: it is the bill of the same plan.
      const bill =
        change === 'payment' && status === 'incomplete' && row !== null
          ? await billing.provider.openBill(row.subscription_id)
          : null;
      return { url: bill ?? (await openPortal(billing.provider, { customer: customerId, returnUrl, flow })) };
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
  /** What is led to at once; null for the first page. */
  readonly flow: Form | null;
}

/** What the provider is asked to lead to, in the names of its contract. @param active the subscription, where it is open */
function flowOf(
  change: Call<typeof contract>['body']['change'],
  active: { readonly subscription_id: string } | null,
): Form | null {
  if (change === 'card') return { 'flow_data[type]': 'payment_method_update' };
  if (change !== 'plan' || active === null) return null;
  return {
    'flow_data[type]': 'subscription_update',
    'flow_data[subscription_update][subscription]': active.subscription_id,
  };
}

/** Where the provider cannot lead there at once, because the operator has not turned it on, it shows its first page. */
async function openPortal(provider: PaymentProvider, { customer, returnUrl, flow }: Portal): Promise<string> {
  const form: Form = { customer, return_url: returnUrl };
  if (flow === null) return (await provider.openPortal(form)).url;
  try {
    return (await provider.openPortal({ ...form, ...flow })).url;
  } catch (error) {
    if (!(error instanceof ProviderTrouble) || error.status !== 400 || isCustomerMissing(error)) throw error;
    return (await provider.openPortal(form)).url;
  }
}
