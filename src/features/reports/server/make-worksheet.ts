import { z } from 'zod';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { type LibraryServices, previewQuiz } from '#features/library/server/public.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import { workOn } from '#platform/jobs/server/define-job.ts';
import { defineFileJob, keepFile } from '#platform/jobs/server/file-job.ts';
import { renderPdf } from '#platform/pdf/server/render-pdf.ts';
import { ROLES } from '#platform/session/core/actor.ts';
import { showsAnswers, WORKSHEET_PARTS } from '../core/worksheet-parts.ts';
import { pdfFile } from './pdf-file.ts';
import { worksheetSections } from './worksheet-sections.ts';

/** A passage on paper, for the person who asked. */
export const worksheet = defineFileJob({
  name: 'make-worksheet',
  payload: z.object({
    userId: z.number().int(),
    role: z.enum(ROLES),
    versionId: z.number().int(),
    parts: z.enum(WORKSHEET_PARTS),
  }),
});

/** Makes worksheets. What the person may see is looked up again: the job may have waited. */
export const makeWorksheet = (services: LibraryServices) =>
  workOn(worksheet, async ({ id, payload: { userId, role, versionId, parts }, signal }) => {
    const passage = await previewQuiz(services, { actor: { userId, role }, params: { versionId } });
    if (passage instanceof Refusal) throw new Error('The passage of a worksheet is not on the shelf.');
    if (showsAnswers(parts) && !passage.showsKeys)
      throw new Error('The answers of a worksheet are not open to its teacher.');
    const title = `${parts === 'key' ? 'Answers' : 'Worksheet'}: ${curlQuotes(passage.title)}`;
    const { file } = await renderPdf({ title, language: 'en-US' }, worksheetSections(passage, parts), signal);
    return keepFile(services.db, id, pdfFile(title, file));
  });
