import { type RawBuilder, sql } from 'kysely';
import { quizzesTooFast } from '#features/quiz/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';

/** Which of the kept days are meant. */
export interface KeptDays {
  /** Civil days, both included. */
  readonly fromDay: number;
  readonly toDay: number;
  /** The classes whose work is counted, or what says so in the statement; undefined for all work. */
  readonly classIds?: readonly number[] | RawBuilder<number[]> | undefined;
}

/** Whether something was read for one of the classes whose work is counted. @param table with a column `class_id` */
const isCounted = (table: 'a' | 'k', { classIds }: Pick<KeptDays, 'classIds'>) => {
  if (classIds === undefined) return sql<boolean>`true`;
  const among = Array.isArray(classIds) ? sql`${classIds}::bigint[]` : classIds;
  return sql<boolean>`${sql.ref(`${table}.class_id`)} = any(${among})`;
};

/** Whether a row `k` of what is kept is of the classes that are counted. */
export const inKeptClasses = (of: Pick<KeptDays, 'classIds'>) => isCounted('k', of);

/** Whether a row `k` of what is kept is of these days. */
export const inKeptDays = ({ fromDay, toDay, ...of }: KeptDays) =>
  sql<boolean>`k.day between ${fromDay} and ${toDay} and ${inKeptClasses(of)}`;

/** The Monday of a day's week, inside a statement. Day 0 was a Thursday: three days after a Monday. */
export const mondayOf = (day: RawBuilder<unknown>) => sql<number>`(${day} - mod(${day} + 3, 7))`;

/** The answers of some rows `k` of what is kept of days, skill by skill. */
export const skillFigures = (db: Db, whose: RawBuilder<boolean>) =>
  db
    .selectFrom('student_skill_days as k')
    .select([
      'k.skill',
      sql<number>`sum(k.answered)::integer`.as('answered'),
      sql<number>`sum(k.counted)::integer`.as('counted'),
      sql<number>`sum(k.right_counted)::integer`.as('right'),
      sql<number>`sum(k.expected)::bigint`.as('expected'),
      sql<number>`sum(k.variance)::bigint`.as('variance'),
    ])
    .where(whose)
    .groupBy('k.skill');

/**
 * What is kept of the school years of a student: all quizzes, and the answers to each skill in one of the years as `numbersOfYear` reads them. Part
 * of a statement about many students: one row of each, or a few. @param whose which rows `k`
 */
export const figuresOfYears = (whose: RawBuilder<boolean>, year: RawBuilder<unknown>) =>
  sql<{
    quizzes: number | null;
    passed: number | null;
    read: number | null;
    skills: string | null;
  }>`(
    select sum(k.quizzes) as quizzes, sum(k.passed) as passed, sum(k.quizzes_read) as read,
           string_agg(k.skills::text, ' ') filter (where k.school_year = ${year}) as skills
      from student_years k
     where ${whose})`;

/** Whether a passage was read on a day `k`; a row of an earlier release does not say it until it is counted again. */
const ANY_READ = sql`coalesce(k.quizzes_read, k.quizzes) > 0`;

/**
 * The quizzes of some rows of what is kept, what their answers come to, and whether that is said of all rows: where it is not, the skills of the days say
 * it. What a statement does not read of this, the database does not add up.
 */
export const dayFigures = (db: Db, whose: RawBuilder<boolean>) =>
  db
    .selectFrom('student_days as k')
    .select([
      sql<number | null>`sum(k.quizzes)::integer`.as('quizzes'),
      sql<number | null>`sum(k.passed)::integer`.as('passed'),
      sql<number | null>`sum(k.points)::integer`.as('points'),
      sql<number | null>`sum(k.milliseconds)::bigint`.as('milliseconds'),
      sql<number | null>`min(k.level) filter (where ${ANY_READ})`.as('lowest_level'),
      sql<number | null>`max(k.level) filter (where ${ANY_READ})`.as('highest_level'),
      sql<boolean | null>`bool_and(coalesce(k.quizzes_summed, 0) = k.quizzes)`.as('is_summed'),
      sql<number | null>`sum(k.answered)`.as('answered'),
      sql<number | null>`sum(k.counted)`.as('counted'),
      sql<number | null>`sum(k.right_counted)`.as('right'),
      sql<number | null>`sum(k.expected)`.as('expected'),
      sql<number | null>`sum(k.variance)`.as('variance'),
    ])
    .where(whose);

/** The quizzes of these days that were too fast to count; what is kept of the days has them among the others. */
export const tooFastInDays = (
  { studentId, epoch }: { readonly studentId: RawBuilder<unknown>; readonly epoch: RawBuilder<unknown> },
  { fromDay, toDay, classIds }: KeptDays,
) => {
  const counted = sql`a.finished_day between ${fromDay} and ${toDay} and ${isCounted('a', { classIds })}`;
  return quizzesTooFast({ studentId, epoch, counted });
};

interface StudentDays extends KeptDays {
  readonly studentId: number;
}

/** Rows `k` of one student in some days of the present epoch. */
const ofStudent = ({ studentId, ...days }: StudentDays) => sql<boolean>`k.student_id = ${studentId}
  and k.epoch = (select p.epoch from student_progress p where p.student_id = ${studentId})
  and ${inKeptDays(days)}`;

/** The skills of one student in some days. */
export const selectSkillsOfStudent = (db: Db, of: StudentDays) => skillFigures(db, ofStudent(of)).execute();
export type SkillFiguresRow = Awaited<ReturnType<typeof selectSkillsOfStudent>>[number];

/** The quizzes of one student in some days. */
export const selectDaysOfStudent = (db: Db, of: StudentDays) => {
  const epoch = sql`(select p.epoch from student_progress p where p.student_id = ${of.studentId})`;
  return dayFigures(db, ofStudent(of))
    .select(tooFastInDays({ studentId: sql`${of.studentId}`, epoch }, of).as('too_fast'))
    .executeTakeFirstOrThrow();
};
