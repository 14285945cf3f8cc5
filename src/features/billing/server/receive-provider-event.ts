import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { receiveProviderEvent as contract } from '../contract/webhook.ts';
import type { Billing, BillingServices } from './billing.ts';
import { type EventObject, eventObject, subscriptionOf } from './provider-objects.ts';
import { logTrouble, ProviderTrouble } from './provider-trouble.ts';
import { readFromProvider } from './read-from-provider.ts';
import { deleteEventsBefore, hasEvent, insertEvent } from './subscriptions-queries.ts';
import { isSigned } from './webhook-signature.ts';
import { writeSubscription } from './write-subscription.ts';

/** The provider sends an event for three days, and no call that is older than minutes is taken. Milliseconds. */
const KEPT = 30 * 86_400_000;

/**
 * Takes an event of the provider. What it says of a subscription is not believed: the subscription is read from the provider, so that events
 * out of order end at the same. Where that fails the event is not kept, and the provider sends it again. What would fail each time is taken and
 * told of in the log: the provider shuts out a service that keeps refusing.
 */
export async function receiveProviderEvent(
  services: BillingServices,
  { headers, body, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { billing, db, log } = services;
  if (billing === null) return refuse('billing-off');
  const header = headers['stripe-signature'] ?? '';
  if (!isSigned({ header, body, secret: billing.config.webhookSecret, now })) return refuse('not-signed');
  const event = readEvent(body);
  if (event === null) {
    log.error('the provider of payments has sent an event that cannot be read');
    return { received: true };
  }
  if (await hasEvent(db, event.id)) return { received: true };
  try {
    await actOn({ ...services, billing }, event, now);
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    logTrouble(log, error, 'its event is to be sent again');
    return refuse('provider-away');
  }
  return { received: true };
}

async function actOn(
  services: BillingServices & { readonly billing: Billing },
  event: EventObject,
  now: Date,
): Promise<void> {
  const { billing, db } = services;
  const about = subscriptionFor(services, event);
  const said = about === null ? null : await readFromProvider(services, billing, about, now);
  if (about !== null && said === null)
    services.log.error({ subscription: about }, 'an event is about a subscription that the provider has not');
  await db.transaction().execute(async (tx) => {
    const createdAt = new Date(event.created * 1000);
    const isNew = await insertEvent(tx, { eventId: event.id, type: event.type, createdAt, now });
    if (isNew && said !== null) await writeSubscription(tx, services, said, now);
    await deleteEventsBefore(tx, new Date(now.getTime() - KEPT));
  });
}

/** What is looked at for an event. Those of a trial run are nothing to a service that takes real money, and the other way round. */
function subscriptionFor(
  { log, billing: { config } }: BillingServices & { readonly billing: Billing },
  event: EventObject,
): string | null {
  if (event.livemode === config.isLive) return subscriptionOf(event);
  log.error(
    { event: event.id, live: event.livemode },
    'an event is of the other mode of the provider, with real money or without, than the secret key',
  );
  return null;
}

function readEvent(body: string): EventObject | null {
  try {
    return eventObject.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
