import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { receiveProviderEvent as contract } from '../contract/webhook.ts';
import type { BillingServices } from './billing.ts';
import { ProviderTrouble } from './payment-provider.ts';
import { type EventObject, eventObject, subscriptionOf } from './provider-objects.ts';
import { deleteEventsBefore, hasEvent, insertEvent, nextReading } from './subscriptions-queries.ts';
import { isSigned } from './webhook-signature.ts';
import { writeSubscription } from './write-subscription.ts';

/** The provider sends an event for three days, and no call that is older than minutes is taken. Milliseconds. */
const KEPT = 30 * 86_400_000;

/**
 * Takes an event of the provider. What it says of a subscription is not believed: the subscription is read from the provider, so that events
 * out of order end at the same. Where that fails the event is not kept, and the provider sends it again.
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
  if (event === null) return refuse('not-signed');
  if (await hasEvent(db, event.id)) return { received: true };
  const about = subscriptionOf(event);
  const reading = about === null ? 0 : await nextReading(db);
  try {
    const read = about === null ? null : await billing.provider.subscription(about);
    await db.transaction().execute(async (tx) => {
      const createdAt = new Date(event.created * 1000);
      const isNew = await insertEvent(tx, { eventId: event.id, type: event.type, createdAt, now });
      if (isNew && read !== null) await writeSubscription(tx, billing.config, { read, reading }, now);
      await deleteEventsBefore(tx, new Date(now.getTime() - KEPT));
    });
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    log.warn(
      { status: error.status },
      'the provider of payments did not answer; it will send its event again',
    );
    return refuse('provider-away');
  }
  return { received: true };
}

function readEvent(body: string): EventObject | null {
  try {
    return eventObject.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
