import { z } from 'zod';
import { classStanding, openCodeOf } from '#features/classes/server/public.ts';
import { workOn } from '#platform/jobs/server/define-job.ts';
import { defineFileJob, keepFile } from '#platform/jobs/server/file-job.ts';
import { renderPdf } from '#platform/pdf/server/render-pdf.ts';
import type { Services } from '#platform/services/server/services.ts';
import { handoutSection } from './handout-section.ts';
import { pdfFile } from './pdf-file.ts';

/** How to join a class, on paper. */
export const classHandout = defineFileJob({
  name: 'make-class-handout',
  payload: z.object({ teacherId: z.number().int(), classId: z.number().int(), origin: z.string() }),
});

/** Makes handouts. Whether the class is still the teacher's to change, and its code, are looked up again: the job may have waited. */
export const makeHandout = (services: Services) =>
  workOn(classHandout, async ({ id, payload: { teacherId, classId, origin }, signal }) => {
    const standing = await classStanding(services, { userId: teacherId, role: 'teacher' }, classId);
    if (!standing?.relations.some((relation) => relation === 'owner' || relation === 'co-teacher'))
      throw new Error('The class of a handout is not its teacher’s any more.');
    const { name, timezone, expires_at: until } = standing.object;
    const code = openCodeOf(standing.object, services.now());
    if (code === null) throw new Error('The class code of a handout is closed.');
    // Only here: a server that makes no handout does not load it.
    const { encode } = await import('uqr');
    const title = `Join ${name}`;
    const section = handoutSection(
      { name, code, until, timezone, origin },
      (text) => encode(text, { ecc: 'M', border: 0 }).data,
    );
    const { file } = await renderPdf({ title, language: 'en-US' }, [section], signal);
    return keepFile(services.db, id, pdfFile(title, file));
  });
