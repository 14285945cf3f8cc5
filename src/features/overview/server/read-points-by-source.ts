import { classesToRead, readableBy } from '#features/classes/server/public.ts';
import { studentDay } from '#features/progress/core/student-day.ts';
import type { QuizServices, StudentContext } from '#features/quiz/server/public.ts';
import { askedDays, zoneToRead } from '#features/reports/server/public.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { readPointsBySource as contract } from '../contract/points-by-source.ts';
import { pointsOfSources } from '../core/points-by-source.ts';
import { selectPointsByCause } from './history-queries.ts';

/** What the points of a student were earned with, for a teacher: by the work that the teacher reads. */
export async function readPointsBySource(
  { db }: QuizServices,
  { actor, params: { studentId }, body, object: context, now }: Call<typeof contract, StudentContext>,
): Promise<Reply<typeof contract>> {
  const readable = readableBy(actor, studentId, context.classes);
  const days = askedDays(body, studentDay(context.progress, now, zoneToRead(readable, context)));
  if (days instanceof Refusal) return days;
  const { sinceReset } = body;
  const of = { studentId, classIds: classesToRead(readable), sinceReset, ...days };
  return pointsOfSources(await selectPointsByCause(db, of));
}
