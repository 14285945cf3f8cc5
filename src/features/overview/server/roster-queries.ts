import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import { beforeDay } from '#platform/time/core/civil-day.ts';
import { mondayOf } from './history-queries.ts';

/** Quizzes that say how it goes lately. */
const LATELY = 5;

/** A student with the day it is for them, and the classes whose work is counted; all work where there are none. */
interface Counted {
  readonly studentId: number;
  readonly today: number;
  readonly classIds: readonly number[] | undefined;
}

/** The students of a class with what is kept of each, and the answers of their quizzes since a day. One statement. */
export async function selectRoster(
  db: Db,
  classId: number,
  { sinceDay, members }: { sinceDay: number; members: readonly Counted[] },
) {
  // Of one teacher: either all work of every student is counted, or only that of the teacher's classes.
  const classIds = [...new Set(members.flatMap((member) => member.classIds ?? []))];
  const counted = classIds.length > 0 ? sql<boolean>`a.class_id = any(${classIds})` : sql<boolean>`true`;
  const days = sql<{ student_id: number; today: number }>`(
    select * from unnest(${members.map(({ studentId }) => studentId)}::bigint[],
                         ${members.map(({ today }) => today)}::integer[]) as d (student_id, today))`;
  const monday = mondayOf(sql`greatest(p.last_day, d.today)`);
  const finished = sql`a.student_id = m.student_id and a.status = 'finished' and a.kind = 'practice' and ${counted}`;
  const ofClasses = (what: RawBuilder<unknown>) =>
    sql<number>`(select count(*) from attempts a where ${finished} and a.epoch = p.epoch and ${what})`;
  return db
    .selectFrom('class_students as m')
    .innerJoin('users as u', 'u.id', 'm.student_id')
    .innerJoin(days.as('d'), 'd.student_id', 'm.student_id')
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
          .where(counted)
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
              .where(counted)
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
    .select(['p.last_quiz_at', 'recent.answers', 'recent.fast'])
    .select([
      (classIds.length > 0 ? ofClasses(sql`true`) : sql<number | null>`p.quizzes_taken`).as('quizzes_taken'),
      (classIds.length > 0 ? ofClasses(sql`a.passed`) : sql<number | null>`p.quizzes_passed`).as(
        'quizzes_passed',
      ),
    ])
    .select(['recent.this_week', 'lately.taken as lately_taken', 'lately.passed as lately_passed'])
    .where('m.class_id', '=', classId)
    .where('m.removed_at', 'is', null)
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.username')
    .execute();
}
export type RosterRow = Awaited<ReturnType<typeof selectRoster>>[number];
