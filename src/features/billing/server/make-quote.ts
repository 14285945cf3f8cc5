import { z } from 'zod';
import { selectProfile } from '#features/accounts/server/public.ts';
import { pdfFile } from '#features/reports/server/public.ts';
import { workOn } from '#platform/jobs/server/define-job.ts';
import { defineFileJob, keepFile } from '#platform/jobs/server/file-job.ts';
import { renderPdf } from '#platform/pdf/server/render-pdf.ts';
import { href } from '#platform/screens/core/address.ts';
import { contactPage } from '#platform/screens/core/service-addresses.ts';
import type { BillingServices } from './billing.ts';
import { logTrouble, ProviderTrouble } from './provider-trouble.ts';
import { quoteSection, type SoldBy } from './quote-section.ts';
import { selectQuote } from './quotes-queries.ts';

/** A quote on paper. */
export const quotePdf = defineFileJob({
  name: 'make-quote',
  payload: z.object({ teacherId: z.number().int(), quoteId: z.number().int() }),
});

type Needed = Pick<BillingServices, 'billing' | 'db' | 'log' | 'now'>;

/** Makes quotes, from what was kept when they were asked for. A failure is logged and thrown on (spec section 8): the queue tries again. */
export const makeQuote = (services: Needed) =>
  workOn(quotePdf, async ({ id, payload, signal }) => {
    const { db, log } = services;
    try {
      const row = await selectQuote(db, payload);
      if (!row) throw new Error('A quote that was to be printed is not there any more.');
      const section = quoteSection(row, {
        ...(await soldBy(services)),
        askedBy: (await selectProfile(db, payload.teacherId)) ?? null,
      });
      const title = `Quote ${section.number}`;
      const { file } = await renderPdf({ title, language: 'en-US' }, [section], signal);
      return await keepFile(db, id, pdfFile(title, file));
    } catch (error) {
      // Its message may hold what a person wrote.
      log.error(
        { quoteId: payload.quoteId, error: error instanceof Error ? error.name : 'unknown' },
        'a quote could not be made',
      );
      throw error;
    }
  });

/** What a quote says in the name of the operator. Nobody waits for a provider that is away: without its word no offer is named. */
async function soldBy({ billing, log, now }: Needed): Promise<Omit<SoldBy, 'askedBy'>> {
  if (billing === null) throw new Error('A quote was to be printed where nothing is sold.');
  const { moneyBackDays, seller, takesPurchaseOrders, origins } = billing.config;
  const offered = await billing.offered.shown(now(), (error) => {
    if (error instanceof ProviderTrouble)
      logTrouble(log, error, 'a quote names the offer as it was last known');
    else log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'prices could not be read');
  });
  return {
    moneyBackDays,
    seller,
    takesPurchaseOrders,
    contactPage: `${origins[0] ?? ''}${href(contactPage)}`,
    offer: offered?.smallSchoolOffer ?? null,
  };
}
