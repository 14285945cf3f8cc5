import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import { beforeDay } from '#platform/time/core/civil-day.ts';

/** Quizzes that say how it goes lately. */
const LATELY = 5;

/** The students of a class with what is kept of each, and the answers of their quizzes since a day. One statement. */
export async function selectRoster(
  db: Db,
  classId: number,
  { sinceDay, monday }: { sinceDay: number; monday: number },
) {
  return db
    .selectFrom('class_students as m')
    .innerJoin('users as u', 'u.id', 'm.student_id')
    .leftJoin('student_progress as p', 'p.student_id', 'm.student_id')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('attempts as a')
          .select([
            sql<number | null>`sum(a.question_count)`.as('answers'),
            sql<number>`count(*) filter (where a.finished_day >= ${monday})`.as('this_week'),
            sql<number | null>`sum(a.fast_answers)`.as('fast'),
          ])
          .whereRef('a.student_id', '=', 'm.student_id')
          .where('a.status', '=', sql.lit('finished'))
          .where('a.kind', '=', sql.lit('practice'))
          .where('a.finished_day', '>=', sinceDay)
          .where('a.finished_at', '>=', beforeDay(sinceDay))
          .as('recent'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom((five) =>
            five
              .selectFrom('attempts as a')
              .select('a.passed')
              .whereRef('a.student_id', '=', 'm.student_id')
              .where('a.status', '=', sql.lit('finished'))
              .where('a.kind', '=', sql.lit('practice'))
              .orderBy('a.finished_at', 'desc')
              .limit(LATELY)
              .as('five'),
          )
          .select([
            sql<number>`count(*)`.as('taken'),
            sql<number>`count(*) filter (where passed)`.as('passed'),
          ])
          .as('lately'),
      (join) => join.onTrue(),
    )
    .select(['u.id', 'u.username', 'u.first_name', 'u.last_name', 'u.last_login_at', 'm.joined_at'])
    .select(['p.mean', 'p.sd', 'p.level', 'p.pretest_status', 'p.initial_level', 'p.total_points'])
    .select(['p.quizzes_taken', 'p.quizzes_passed', 'p.last_quiz_at', 'recent.answers', 'recent.fast'])
    .select(['recent.this_week', 'lately.taken as lately_taken', 'lately.passed as lately_passed'])
    .where('m.class_id', '=', classId)
    .where('m.removed_at', 'is', null)
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.username')
    .execute();
}
export type RosterRow = Awaited<ReturnType<typeof selectRoster>>[number];
