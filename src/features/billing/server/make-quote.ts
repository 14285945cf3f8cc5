import { z } from 'zod';
import { pdfFile } from '#features/reports/server/public.ts';
import { workOn } from '#platform/jobs/server/define-job.ts';
import { defineFileJob, keepFile } from '#platform/jobs/server/file-job.ts';
import { renderPdf } from '#platform/pdf/server/render-pdf.ts';
import type { BillingServices } from './billing.ts';
import { quoteSection } from './quote-section.ts';
import { selectQuote } from './quotes-queries.ts';

/** A quote on paper. */
export const quotePdf = defineFileJob({
  name: 'make-quote',
  payload: z.object({ teacherId: z.number().int(), quoteId: z.number().int() }),
});

/** Makes quotes, from what was kept when they were asked for. A failure is logged and thrown on (spec section 8): the queue tries again. */
export const makeQuote = ({ billing, db, log }: Pick<BillingServices, 'billing' | 'db' | 'log'>) =>
  workOn(quotePdf, async ({ id, payload, signal }) => {
    try {
      const row = await selectQuote(db, payload);
      if (!row) throw new Error('A quote that was to be printed is not there any more.');
      const section = quoteSection(row, billing?.config.moneyBackDays ?? null);
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
