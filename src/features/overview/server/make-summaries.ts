import { z } from 'zod';
import type { QuizServices } from '#features/quiz/server/public.ts';
import { pdfFile } from '#features/reports/server/public.ts';
import { workOn } from '#platform/jobs/server/define-job.ts';
import { defineFileJob, keepFile } from '#platform/jobs/server/file-job.ts';
import type { PdfSection } from '#platform/pdf/core/pdf-document.ts';
import { renderPdf } from '#platform/pdf/server/render-pdf.ts';
import { count } from '#platform/wording/core/figures.ts';
import { readSummary } from './read-summary.ts';
import { summarySection } from './summary-section.ts';

/** The reports of some students of a teacher in some days, in this order. */
export const studentSummaries = defineFileJob({
  name: 'make-student-summaries',
  payload: z.object({
    teacherId: z.number().int(),
    studentIds: z.array(z.number().int()),
    start: z.iso.date().optional(),
    end: z.iso.date().optional(),
  }),
});

const NOBODY: PdfSection = {
  footer: '',
  blocks: [
    { kind: 'heading', level: 1, text: 'No reports' },
    { kind: 'text', text: 'None of these students is in your classes any more.' },
  ],
};

/**
 * Makes reports, one student after the other: each is read by what the screen reads, and no more than one is held at a time. A student
 * who has left the teacher's classes since is left out.
 */
export const makeSummaries = (services: QuizServices) =>
  workOn(studentSummaries, async ({ id, payload, progress, signal }) => {
    const { teacherId, studentIds, ...days } = payload;
    const names: string[] = [];
    async function* sections(): AsyncGenerator<PdfSection> {
      for (const [done, studentId] of studentIds.entries()) {
        const summary = await readSummary(services, { teacherId, studentId, days, now: services.now() });
        if (summary) {
          names.push(summary.profile.name);
          yield summarySection(summary);
        }
        await progress((done + 1) / (studentIds.length + 1));
      }
      if (names.length === 0) yield NOBODY;
    }
    const title = studentIds.length === 1 ? 'Student report' : count(studentIds.length, 'student report');
    const { file } = await renderPdf({ title, language: 'en-US' }, sections(), signal);
    return keepFile(
      services.db,
      id,
      pdfFile(studentIds.length === 1 && names[0] ? `Report - ${names[0]}` : title, file),
    );
  });
