import { sql } from 'kysely';
import { WAS_TOO_FAST } from '#features/quiz/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { activities, isGiven } from './activities-queries.ts';
import { isSetFor, mondayOf } from './weekly-queries.ts';

interface ActivitiesOfClasses {
  readonly classIds: readonly number[];
  /** The students whose figures may be told: quizzes of all classes count for a weekly goal. */
  readonly seen: readonly number[];
  /** Days: what was due before the first and what begins after the second is left out. */
  readonly from: number;
  readonly to: number;
  readonly most: number;
}

const IS_WEEKLY = sql<boolean>`a.kind = 'FIXED_WEEKLY'`;
/** How many quizzes of a week `w` count for a weekly activity `a`. */
const COUNTED = sql<number>`coalesce(case a.weekly_rule when 'pass' then w.passed else w.completed end, 0)`;
/** A weekly goal that is reached; false for another activity. */
const REACHED = sql<boolean>`coalesce(${COUNTED} >= a.weekly_quizzes, false)`;

/**
 * The activities that a list of some classes shows, the weekly ones first. They are chosen before their students are counted, so that the
 * work is bounded by the list, however much the classes have set.
 */
const shownOfClasses = (db: Db, { classIds, from, to, most }: Omit<ActivitiesOfClasses, 'seen'>) =>
  db
    .selectFrom('activities as a')
    .select('a.id')
    .where('a.class_id', '=', sql<number>`any(${classIds}::bigint[])`)
    .where('a.due_day', '>=', from)
    .where('a.start_day', '<=', to)
    .orderBy(IS_WEEKLY, 'desc')
    .orderBy('a.due_day', 'desc')
    .orderBy('a.id', 'desc')
    .limit(most);

/**
 * The activities of some classes, the weekly ones first, with how many students are given each, have begun it, finished it and passed it.
 * Of a weekly one: this week; begun is one quiz that counts, finished and passed are the goal. A pretest is not passed.
 */
export const activitiesOfClasses = (db: Db, { seen, ...of }: ActivitiesOfClasses, now: Date) => {
  const student = sql<number>`m.student_id`;
  return activities(db)
    .innerJoin(shownOfClasses(db, of).as('shown'), 'shown.id', 'a.id')
    .leftJoin('class_students as m', (join) =>
      join
        .onRef('m.class_id', '=', 'a.class_id')
        .on('m.removed_at', 'is', null)
        .on(sql<boolean>`case when ${IS_WEEKLY} then ${isSetFor(student, now)} else ${isGiven(student)} end`),
    )
    .leftJoin('attempts as t', (join) =>
      join
        .onRef('t.student_id', '=', 'm.student_id')
        .onRef('t.activity_id', '=', 'a.id')
        .on('t.status', '<>', sql.lit('stopped')),
    )
    .leftJoin('activity_pretests as b', (join) =>
      join.onRef('b.student_id', '=', 'm.student_id').onRef('b.activity_id', '=', 'a.id'),
    )
    .leftJoin('student_progress as p', (join) =>
      join.onRef('p.student_id', '=', 'm.student_id').on(IS_WEEKLY),
    )
    .leftJoin('student_weeks as w', (join) =>
      join
        .onRef('w.student_id', '=', 'm.student_id')
        .onRef('w.epoch', '=', 'p.epoch')
        .on('w.monday', '=', mondayOf(now))
        // Hashed once for the statement: as an array, or as a join, all students of 60 classes would be gone through for each of them.
        .on(sql<boolean>`(w.student_id in (select unnest(${seen}::bigint[]))) is true`),
    )
    .select([
      sql<number>`count(m.student_id)`.as('given'),
      sql<number>`count(*) filter (where (t.id is not null and not ${WAS_TOO_FAST}) or b.activity_id is not null or ${COUNTED} > 0)`.as(
        'begun',
      ),
      sql<number>`count(*) filter (where (t.finished_at is not null and not ${WAS_TOO_FAST}) or b.finished_at is not null or ${REACHED})`.as(
        'finished',
      ),
      sql<number>`count(*) filter (where t.passed or ${REACHED})`.as('passed'),
    ])
    .groupBy(['a.id', 'c.id'])
    .orderBy(IS_WEEKLY, 'desc')
    .orderBy('a.due_day', 'desc')
    .orderBy('a.id', 'desc');
};

/** The same as rows. */
export async function selectActivitiesOfClasses(db: Db, of: ActivitiesOfClasses, now: Date) {
  return activitiesOfClasses(db, of, now).execute();
}
export type CountedActivityRow = Awaited<ReturnType<typeof selectActivitiesOfClasses>>[number];
