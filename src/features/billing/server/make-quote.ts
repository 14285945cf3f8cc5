import { z } from 'zod';
import { pdfFile } from '#features/reports/server/public.ts';
import { workOn } from '#platform/jobs/server/define-job.ts';
import { defineFileJob, keepFile } from '#platform/jobs/server/file-job.ts';
import { renderPdf } from '#platform/pdf/server/render-pdf.ts';
import type { Services } from '#platform/services/server/services.ts';
import { quoteSection } from './quote-section.ts';
import { selectQuote } from './quotes-queries.ts';

/** A quote on paper. */
export const quotePdf = defineFileJob({
  name: 'make-quote',
  payload: z.object({ teacherId: z.number().int(), quoteId: z.number().int() }),
});

/** Makes quotes, from what was kept when they were asked for. */
export const makeQuote = (services: Services) =>
  workOn(quotePdf, async ({ id, payload, signal }) => {
    const row = await selectQuote(services.db, payload);
    if (!row) throw new Error('A quote that was to be printed is not there any more.');
    const section = quoteSection(row);
    const title = `Quote ${section.number}`;
    const { file } = await renderPdf({ title, language: 'en-US' }, [section], signal);
    return keepFile(services.db, id, pdfFile(title, file));
  });
