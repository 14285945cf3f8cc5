import { askForDocument } from '#features/reports/server/public.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { printQuote as contract } from '../contract/quotes.ts';
import type { BillingServices } from './billing.ts';
import { quotePdf } from './make-quote.ts';
import { selectQuote } from './quotes-queries.ts';

/** Begins the PDF of a quote again. */
export async function printQuote(
  services: BillingServices,
  { actor, body: { quoteId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (services.billing === null) return refuse('billing-off');
  const teacherId = actor.userId;
  if (!(await selectQuote(services.db, { quoteId, teacherId }))) return refuse('no-quote');
  return askForDocument(services, quotePdf, { actor, now, payload: { teacherId, quoteId } });
}
