import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listQuotes as contract } from '../contract/quotes.ts';
import { MOST_QUOTES } from '../core/quote.ts';
import type { BillingServices } from './billing.ts';
import { toQuote } from './quote-view.ts';
import { selectQuotes } from './quotes-queries.ts';

/** The quotes that a teacher asked for. */
export async function listQuotes(
  { billing, db }: BillingServices,
  { actor }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (billing === null) return refuse('billing-off');
  const rows = await selectQuotes(db, { teacherId: actor.userId, most: MOST_QUOTES });
  const { seller, takesPurchaseOrders } = billing.config;
  return { quotes: rows.map(toQuote), seller, takesPurchaseOrders };
}
