import { z } from 'zod';
import { selectProfile } from '#features/accounts/server/public.ts';
import { pdfFile } from '#features/reports/server/public.ts';
import type { BillingConfig } from '#platform/config/server/billing.ts';
import { workOn } from '#platform/jobs/server/define-job.ts';
import { defineFileJob, keepFile } from '#platform/jobs/server/file-job.ts';
import { renderPdf } from '#platform/pdf/server/render-pdf.ts';
import { href } from '#platform/screens/core/address.ts';
import { contactPage } from '#platform/screens/core/service-addresses.ts';
import type { SmallSchoolOffer } from '../core/offer.ts';
import type { BillingServices } from './billing.ts';
import { type Said, saidOf } from './billing-columns.ts';
import { logTrouble, ProviderTrouble } from './provider-trouble.ts';
import { quoteSection } from './quote-section.ts';
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
        ...(saidOf(row.said, row.id) ?? (await saidToday(services))),
        contactPage: contactPageOf(services),
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

/** What a quote says in the name of the operator, from the day it is made. */
export const saidNow = (
  { moneyBackDays, seller, takesPurchaseOrders }: BillingConfig,
  offer: SmallSchoolOffer | null,
): Said => ({ moneyBackDays, seller, takesPurchaseOrders, offer });

/**
 * The same for a quote of which it was not kept: what holds on the day it is printed. Nobody waits for a provider that is away: without its word no
 * offer is named.
 */
async function saidToday({ billing, log, now }: Needed): Promise<Said> {
  if (billing === null) throw new Error('A quote was to be printed where nothing is sold.');
  const offered = await billing.offered.shown(now(), (error) => {
    if (error instanceof ProviderTrouble)
      logTrouble(log, error, 'a quote names the offer as it was last known');
    else log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'prices could not be read');
  });
  return saidNow(billing.config, offered?.smallSchoolOffer ?? null);
}

const contactPageOf = ({ billing }: Needed): string =>
  `${billing?.config.origins[0] ?? ''}${href(contactPage)}`;
