import { askForDocument } from '#features/reports/server/public.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { createQuote as contract } from '../contract/quotes.ts';
import { MOST_QUOTES, quoted, quoteExpiry } from '../core/quote.ts';
import type { BillingServices } from './billing.ts';
import { quotePdf, saidNow } from './make-quote.ts';
import { toQuote } from './quote-view.ts';
import { insertQuote, selectQuotes } from './quotes-queries.ts';
import { unlessAway } from './unless-away.ts';

/** Makes a quote of the prices of today, and begins its PDF. */
export async function createQuote(
  services: BillingServices,
  { actor, body, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { billing, db } = services;
  if (billing === null) return refuse('billing-off');
  const teacherId = actor.userId;
  if ((await selectQuotes(db, { teacherId, most: MOST_QUOTES })).length >= MOST_QUOTES)
    return refuse('enough-quotes');
  const offer = await unlessAway(services, () => billing.offered.read(now));
  if (offer instanceof Refusal) return offer;
  const row = await insertQuote(db, {
    ...body,
    ...quoted({ students: body.seats, teachers: body.teachers }, body.term, offer.prices),
    said: saidNow(billing.config, offer.smallSchoolOffer),
    teacherId,
    currency: offer.currency,
    madeAt: now,
    expiresAt: quoteExpiry(now),
  });
  const asked = await askForDocument(services, quotePdf, {
    actor,
    now,
    payload: { teacherId, quoteId: row.id },
  });
  return asked instanceof Refusal ? asked : { quote: toQuote(row), documentId: asked.documentId };
}
