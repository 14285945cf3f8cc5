import { refuse } from '#platform/endpoint/server/refusal.ts';
import { hasBegun, isGoingOn } from '../core/subscription.ts';
import type { Billing, BillingServices } from './billing.ts';
import type { Form } from './payment-provider.ts';
import { ProviderTrouble } from './provider-trouble.ts';
import { putOpenSession, selectOpenSession } from './subscriptions-queries.ts';

/** The provider takes half an hour as the least; the rest is for clocks that differ. Seconds. */
const OPEN_S = 35 * 60;
/** More pages at once than a person opens. */
const MOST_TURNS = 5;

/** Closes the page where a person may be paying. @returns the page; null where none was kept. */
export async function closeOpenCheckout(
  { db }: Pick<BillingServices, 'db'>,
  { provider }: Billing,
  userId: number,
): Promise<string | null> {
  const open = await selectOpenSession(db, userId);
  if (open !== null) await provider.closeCheckout(open);
  return open;
}

interface Wanted {
  readonly userId: number;
  readonly customer: string;
  /** The page that was closed already. */
  readonly closed: string | null;
  readonly triesFirst: boolean;
  /** What the provider is asked for. @param hadPlan the person has had a plan, as the provider says it */
  readonly formFor: (hadPlan: boolean) => Form;
  readonly now: Date;
}

/**
 * Opens the one page where a person can pay. The former one is closed first, and only then the provider is asked whether the person pays
 * already: what was paid there is in its list, and nothing more can be. A page that another tab has opened meanwhile is closed in the same way.
 * No row is locked while the provider is asked (decision 90).
 * @throws ProviderTrouble
 */
export async function openOneCheckout(services: BillingServices, billing: Billing, wanted: Wanted) {
  const { userId, customer, formFor, now } = wanted;
  const { provider } = billing;
  let { closed } = wanted;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const had = (await provider.subscriptionsOf(customer)).map(({ status }) => status);
    if (had.some(isGoingOn)) return refuse('already-subscribed');
    if (wanted.triesFirst && had.some(hasBegun)) return refuse('no-trial');
    const expires = String(Math.floor(now.getTime() / 1000) + OPEN_S);
    const { id, url } = await provider.openCheckout({ ...formFor(had.some(hasBegun)), expires_at: expires });
    if (await putOpenSession(services.db, { userId, customer, closed, opened: id })) return { url };
    await provider.closeCheckout(id);
    closed = await closeOpenCheckout(services, billing, userId);
  }
  throw new ProviderTrouble(0);
}
