import { inOrderOfCounting } from '#features/classes/core/class-that-counts.ts';
import { classesToRead, isReadable, readableBy } from '#features/classes/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listEssaysOfStudent as contract, EssayOfStudent } from '../contract/student-essays.ts';
import { selectEssaysOfStudent } from './essay-queries.ts';

const SIZE = 10;

/** The essays of a student for a teacher: all of them, or those that were written for the teacher's own classes. */
export async function listEssaysOfStudent(
  { db, library }: QuizServices,
  { actor, params, query, object }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const classes = object?.classes ?? [];
  const readable = readableBy(actor, params.id, classes);
  const classIds = classesToRead(readable);
  const rows = await selectEssaysOfStudent(db, params.id, { classIds, page: query.page, size: SIZE });
  const passages = await Promise.all(rows.map((row) => library.version(row.passage_version_id)));
  const essays = rows.flatMap((row, index): EssayOfStudent[] => {
    const passage = passages[index];
    if (!passage?.essay || row.submitted_at === null) return [];
    return [
      {
        attemptId: row.attempt_id,
        versionId: passage.versionId,
        title: passage.title,
        classId: row.class_id,
        prompt: passage.essay.prompt,
        text: row.text,
        submittedAt: row.submitted_at.toISOString(),
        score: row.score,
        comment: row.comment,
      },
    ];
  });
  // The zone of a class of another teacher says where else the student is.
  const zones = classes.filter(({ id }) => isReadable(readable, id));
  const timezone = inOrderOfCounting(zones)[0]?.timezone ?? 'UTC';
  return { total: rows[0]?.total ?? 0, size: SIZE, essays, timezone };
}
