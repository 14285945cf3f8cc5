import { type RawBuilder, sql } from 'kysely';
import { classesThatAreRead } from '#features/classes/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { type YearsAndDays, yearsAndDays } from '../core/years-and-days.ts';
import {
  daysOfReport,
  isCountedUntil,
  kindOfLast,
  quizzesOfClass,
  type ReportOf,
} from './class-report-queries.ts';
import { inKeptClasses, inKeptDays, mondayOf } from './skill-figures-queries.ts';

/**
 * The students of a class with their quizzes, as the report of the class has them, all answers of the days, and what the attempts were whose states stand
 * at the beginning and the end. Whole school years are read from their few rows: half a year of a large class is half a million rows of days.
 */
export function selectClassProgress(db: Db, report: ReportOf) {
  const { fromDay, toDay } = report;
  const days = daysOfReport(report);
  const way = yearsAndDays(fromDay, toDay);
  const ofStudent = sql<boolean>`k.student_id = m.student_id and k.epoch = p.epoch and ${inKeptClasses(days)}`;
  const asked = way === null ? daysAlone(report) : withYears(way, report);
  return quizzesOfClass(db, report)
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('student_skill_days as k')
          .select([
            sql<number>`coalesce(sum(k.answered), 0)::integer * ${asked.sign}`.as('answered'),
            sql<number>`coalesce(sum(k.counted), 0)::integer * ${asked.sign}`.as('counted'),
            sql<number>`coalesce(sum(k.right_counted), 0)::integer * ${asked.sign}`.as('right'),
            sql<number>`coalesce(sum(k.expected), 0)::bigint * ${asked.sign}`.as('expected'),
            sql<number>`coalesce(sum(k.variance), 0)::bigint * ${asked.sign}`.as('variance'),
          ])
          .where(sql<boolean>`${ofStudent} and k.day between ${asked.from} and ${asked.to}`)
          .as('asked'),
      (join) => join.onTrue(),
    )
    .select(['asked.answered', 'asked.counted', 'asked.right', 'asked.expected', 'asked.variance'])
    .select([
      sql<string | null>`case when ${asked.isKept} then (
        select coalesce(string_agg(k.skills::text, ' '), '') from student_years k
         where ${ofStudent} and k.school_year between ${asked.firstYear}::smallint and ${asked.lastYear}::smallint) end`.as(
        'skills_of_years',
      ),
      kindOfLast(fromDay - 1).as('kind_at_start'),
      kindOfLast(toDay).as('kind_at_end'),
    ])
    .execute();
}

/** From which rows the answers of a student are added up, as parts of the statement. */
interface AskedRows {
  readonly isKept: RawBuilder<boolean>;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly from: RawBuilder<number>;
  readonly to: RawBuilder<number>;
  readonly sign: RawBuilder<number>;
}

const daysAlone = ({ fromDay, toDay }: ReportOf): AskedRows => ({
  isKept: sql`false`,
  firstYear: 0,
  lastYear: 0,
  from: sql`${fromDay}::integer`,
  to: sql`${toDay}::integer`,
  sign: sql`1`,
});

/** Of a student whose years are not counted, or who has read since the last day, the days alone. */
function withYears(
  { firstYear, lastYear, from, to, sign }: YearsAndDays,
  { fromDay, toDay }: ReportOf,
): AskedRows {
  const isKept = isCountedUntil(toDay);
  const either = (kept: number, other: number) =>
    sql<number>`(case when ${isKept} then ${kept}::integer else ${other}::integer end)`;
  return {
    isKept,
    firstYear,
    lastYear,
    from: either(from, fromDay),
    to: either(to, toDay),
    sign: either(sign, 1),
  };
}

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
