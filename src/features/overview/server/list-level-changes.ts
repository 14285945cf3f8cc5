import { classesToRead, readableBy } from '#features/classes/server/public.ts';
import { studentDay } from '#features/progress/core/student-day.ts';
import type { QuizServices, StudentContext } from '#features/quiz/server/public.ts';
import { askedDays, zoneToRead } from '#features/reports/server/public.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listLevelChanges as contract } from '../contract/level-changes.ts';
import { countLevelChanges, selectLevelChanges } from './history-queries.ts';
import { toLevelChanges } from './level-change-views.ts';

/** When the level of a student changed and why, page by page, for a teacher: by the work that the teacher reads. */
export async function listLevelChanges(
  { db }: QuizServices,
  { actor, params: { studentId }, body, object: context, now }: Call<typeof contract, StudentContext>,
): Promise<Reply<typeof contract>> {
  const readable = readableBy(actor, studentId, context.classes);
  const timezone = zoneToRead(readable, context);
  const days = askedDays(body, studentDay(context.progress, now, timezone));
  if (days instanceof Refusal) return days;
  const { page, size } = body;
  const of = { studentId, classIds: classesToRead(readable), ...days };
  const [rows, total] = await Promise.all([
    selectLevelChanges(db, { ...of, page, size }),
    countLevelChanges(db, of),
  ]);
  return { timezone, page, size, total, changes: toLevelChanges(rows, context.progress) };
}
