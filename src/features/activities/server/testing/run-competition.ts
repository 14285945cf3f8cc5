import type { TestEnvironment } from '#app/server/testing/samples/company.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';

interface Running {
  readonly classId: number;
  /** Who reads for the class. */
  readonly studentIds: readonly number[];
  /** Days from now, as UTC has it. */
  readonly from?: number;
  readonly until?: number;
  /** Its result is written: nobody has earned anything. */
  readonly hasEnded?: boolean;
}

/** Writes a competition that runs now or has ended, whether its class is confirmed and its students were there or not. */
export async function runCompetition(
  { database: { db }, clock }: Pick<TestEnvironment, 'database' | 'clock'>,
  { classId, studentIds, from = -2, until = 5, hasEnded = false }: Running,
): Promise<{ readonly competitionId: number; readonly activityId: number }> {
  const now = clock.now();
  const today = Math.floor(now.getTime() / MS_PER_DAY);
  const [first, last] = [today + from, today + until];
  const kind = 'LOCAL_COMPETITION';
  const competition = await db
    .insertInto('competitions')
    .values({ kind, first_day: first, last_day: last, created_at: now, ended_at: hasEnded ? now : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const activity = await db
    .insertInto('activities')
    .values({ class_id: classId, kind, whole_class: true, start_day: first, due_day: last, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entry = { competition_id: competition.id, class_id: classId };
  await db
    .insertInto('competition_classes')
    .values({
      ...entry,
      activity_id: activity.id,
      roster: studentIds.length,
      ...(hasEnded && { points: 0, right_answers: 0, answers: 0, took_part: 0 }),
    })
    .execute();
  if (studentIds.length > 0)
    await db
      .insertInto('competition_students')
      .values(studentIds.map((student_id) => ({ ...entry, student_id })))
      .execute();
  return { competitionId: competition.id, activityId: activity.id };
}
