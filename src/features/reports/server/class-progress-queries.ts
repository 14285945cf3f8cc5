import { sql } from 'kysely';
import { classesThatAreRead } from '#features/classes/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { daysOfReport, kindOfLast, quizzesOfClass, type ReportOf } from './class-report-queries.ts';
import { inKeptDays, mondayOf } from './skill-figures-queries.ts';

/**
 * The students of a class with their quizzes, as the report of the class has them, all answers of the days, and what the attempts were whose states stand
 * at the beginning and the end. The answers are read beside the quizzes, in one row of each day and level.
 */
export function selectClassProgress(db: Db, report: ReportOf) {
  const { fromDay, toDay } = report;
  const inDays = sql<boolean>`k.student_id = m.student_id and k.epoch = p.epoch and ${inKeptDays(daysOfReport(report))}`;
  return quizzesOfClass(db, report)
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('student_skill_days as k')
          .select([
            sql<number | null>`sum(k.answered)`.as('answered'),
            sql<number | null>`sum(k.counted)`.as('counted'),
            sql<number | null>`sum(k.right_counted)`.as('right'),
            sql<number | null>`sum(k.expected)::bigint`.as('expected'),
            sql<number | null>`sum(k.variance)::bigint`.as('variance'),
          ])
          .where(sql<boolean>`not days.is_summed and ${inDays}`)
          .as('asked'),
      (join) => join.onTrue(),
    )
    .select([answersIn('answered'), answersIn('counted'), answersIn('right')])
    .select([answersIn('expected'), answersIn('variance')])
    .select([kindOfLast(fromDay - 1).as('kind_at_start'), kindOfLast(toDay).as('kind_at_end')])
    .execute();
}

/** Of a student with a day that an earlier release wrote, what the skills of the days come to. */
const answersIn = <Column extends 'answered' | 'counted' | 'right' | 'expected' | 'variance'>(
  column: Column,
) =>
  sql<number>`coalesce(case when days.is_summed then ${sql.ref(`days.${column}`)} else ${sql.ref(`asked.${column}`)} end, 0)`.as(
    column,
  );

export type ClassProgressRow = Awaited<ReturnType<typeof selectClassProgress>>[number];

/** Whether a passage of a kept row `k` was read; a row of an earlier release does not say it until it is counted again. */
const READ = sql`coalesce(k.quizzes_read, k.quizzes)`;

/**
 * What the students of a class did week by week, the oldest first; weeks in which nobody finished a quiz are missing. One statement that reads what
 * is kept of their days. @param eachStudent with the quizzes that each student read, as pairs of numbers
 */
export async function selectClassWeeks(
  db: Db,
  report: ReportOf,
  { eachStudent }: { readonly eachStudent: boolean },
) {
  const inDays = sql<boolean>`k.student_id = m.student_id and k.epoch = p.epoch and ${inKeptDays(daysOfReport(report))}`;
  return (
    db
      .selectFrom('class_students as m')
      .innerJoin('student_progress as p', 'p.student_id', 'm.student_id')
      .innerJoinLateral(
        () => classesThatAreRead(sql`m.student_id`, report.classIds).as('own'),
        (join) => join.onTrue(),
      )
      // Student by student: the weeks of one are few, and those of all are twenty thousand.
      .innerJoinLateral(
        (of) =>
          of
            .selectFrom('student_days as k')
            .select(mondayOf(sql`k.day`).as('monday'))
            .select([
              sql<number>`sum(${READ})`.as('read'),
              sql<number>`sum(k.quizzes)`.as('quizzes'),
              sql<number>`sum(k.passed)`.as('passed'),
              sql<number>`sum(k.points)`.as('points'),
              // Whole numbers that are exact so, and added in half the time.
              sql<number>`sum(k.milliseconds::float8)`.as('milliseconds'),
            ])
            .where(inDays)
            .groupBy('monday')
            .as('w'),
        (join) => join.onTrue(),
      )
      .select('w.monday')
      .select([
        sql<number>`sum(w.read)::integer`.as('read'),
        sql<number>`sum(w.quizzes)::integer`.as('quizzes'),
        sql<number>`sum(w.passed)::integer`.as('passed'),
        sql<number>`sum(w.points)::integer`.as('points'),
        sql<number>`sum(w.milliseconds)::bigint`.as('milliseconds'),
        sql<number>`count(*)::integer`.as('students'),
        (eachStudent
          ? sql<[number, number][]>`json_agg(json_build_array(m.student_id, w.read))`
          : sql<[number, number][]>`'[]'::json`
        ).as('of_students'),
      ])
      .where('m.class_id', '=', report.classId)
      .where('m.removed_at', 'is', null)
      .groupBy('w.monday')
      .orderBy('w.monday')
      .execute()
  );
}
export type ClassWeekRow = Awaited<ReturnType<typeof selectClassWeeks>>[number];
