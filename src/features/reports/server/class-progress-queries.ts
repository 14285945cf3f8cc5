import { sql } from 'kysely';
import { classesThatAreRead } from '#features/classes/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { classReportOf, kindOfLast, type ReportOf } from './class-report-queries.ts';
import { inKeptDays, type KeptDays, mondayOf } from './skill-figures-queries.ts';

/** The rows of the report of a class, with what the attempts were whose states stand at the beginning and the end. */
export const selectClassProgress = (db: Db, report: ReportOf) =>
  classReportOf(db, report)
    .select([kindOfLast(report.fromDay - 1).as('kind_at_start'), kindOfLast(report.toDay).as('kind_at_end')])
    .execute();
export type ClassProgressRow = Awaited<ReturnType<typeof selectClassProgress>>[number];

/** Whether a passage of a kept row `k` was read; a row of an earlier release does not say it until it is counted again. */
const READ = sql`coalesce(k.quizzes_read, k.quizzes)`;

/**
 * What the students of a class did week by week, the oldest first; weeks in which nobody finished a quiz are missing. One statement that reads what
 * is kept of their days. @param eachStudent with the quizzes that each student read, as pairs of numbers
 */
export async function selectClassWeeks(
  db: Db,
  { classId, classIds, ...span }: ReportOf,
  { eachStudent }: { readonly eachStudent: boolean },
) {
  const days: KeptDays = { ...span, classIds: classIds && sql<number[]>`own.class_ids` };
  const ofStudents = db
    .selectFrom('class_students as m')
    .innerJoin('student_progress as p', 'p.student_id', 'm.student_id')
    .innerJoinLateral(
      () => classesThatAreRead(sql`m.student_id`, classIds).as('own'),
      (join) => join.onTrue(),
    )
    .innerJoin('student_days as k', (join) =>
      join.onRef('k.student_id', '=', 'm.student_id').onRef('k.epoch', '=', 'p.epoch').on(inKeptDays(days)),
    )
    .select(['k.student_id', mondayOf(sql`k.day`).as('monday')])
    .select([
      sql<number>`sum(${READ})`.as('read'),
      sql<number>`sum(k.quizzes)`.as('quizzes'),
      sql<number>`sum(k.passed)`.as('passed'),
      sql<number>`sum(k.points)`.as('points'),
      sql<number>`sum(k.milliseconds)`.as('milliseconds'),
    ])
    .where('m.class_id', '=', classId)
    .where('m.removed_at', 'is', null)
    .groupBy(['k.student_id', 'monday']);
  return db
    .selectFrom(ofStudents.as('w'))
    .select('w.monday')
    .select([
      sql<number>`sum(w.read)::integer`.as('read'),
      sql<number>`sum(w.quizzes)::integer`.as('quizzes'),
      sql<number>`sum(w.passed)::integer`.as('passed'),
      sql<number>`sum(w.points)::integer`.as('points'),
      sql<number>`sum(w.milliseconds)::bigint`.as('milliseconds'),
      sql<number>`count(*)::integer`.as('students'),
      (eachStudent
        ? sql<[number, number][]>`json_agg(json_build_array(w.student_id, w.read))`
        : sql<[number, number][]>`'[]'::json`
      ).as('of_students'),
    ])
    .groupBy('w.monday')
    .orderBy('w.monday')
    .execute();
}
export type ClassWeekRow = Awaited<ReturnType<typeof selectClassWeeks>>[number];
