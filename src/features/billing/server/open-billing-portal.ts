import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { getBillingPortalUrl as contract } from '../contract/subscription.ts';
import { isActive } from '../core/subscription.ts';
import type { BillingServices } from './billing.ts';
import { statusOf } from './billing-columns.ts';
import { leadsToOwn } from './leads-to-own.ts';
import { readSubscription } from './own-subscription.ts';
import { selectCustomer } from './subscriptions-queries.ts';
import { unlessAway } from './unless-away.ts';

/** Opens the provider's page where a teacher changes a plan, ends it, or gives another card. That of another customer is not there. */
export async function openBillingPortal(
  services: BillingServices,
  { actor: { userId }, body: { customerId, returnUrl, change } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { billing, db } = services;
  if (billing === null) return refuse('billing-off');
  if (!leadsToOwn(returnUrl, billing.config.origins)) return refuse('foreign-address');
  if ((await selectCustomer(db, userId)) !== customerId) return refuse('not-customer');
  const row = change === 'plan' ? await readSubscription(db, userId) : null;
  const changed = row !== null && isActive(statusOf(row.status, userId)) ? row.subscription_id : null;
  return unlessAway(services, async () => ({
    url: await billing.provider.openPortal({
      customer: customerId,
      return_url: returnUrl,
      ...(changed !== null && {
        'flow_data[type]': 'subscription_update',
        'flow_data[subscription_update][subscription]': changed,
      }),
    }),
  }));
}
