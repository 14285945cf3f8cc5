import { type RawBuilder, sql } from 'kysely';
import { quizzesTooFast } from '#features/quiz/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';

/** Which of the kept days are meant. */
export interface KeptDays {
  /** Civil days, both included. */
  readonly fromDay: number;
  readonly toDay: number;
  /** The classes whose work is counted; undefined for all work. */
  readonly classIds?: readonly number[] | undefined;
}

/** Whether a row `k` of what is kept is of the classes that are counted. */
export const inKeptClasses = ({ classIds }: Pick<KeptDays, 'classIds'>) =>
  classIds === undefined ? sql<boolean>`true` : sql<boolean>`k.class_id = any(${classIds}::bigint[])`;

/** Whether a row `k` of what is kept is of these days. */
export const inKeptDays = ({ fromDay, toDay, ...of }: KeptDays) =>
  sql<boolean>`k.day between ${fromDay} and ${toDay} and ${inKeptClasses(of)}`;

/** What a skill's number is made from, of rows `k` of days or of school years. */
const SUMS = [
  sql<number>`sum(k.answered)::integer`.as('answered'),
  sql<number>`sum(k.counted)::integer`.as('counted'),
  sql<number>`sum(k.right_counted)::integer`.as('right'),
  sql<number>`sum(k.expected)::bigint`.as('expected'),
  sql<number>`sum(k.variance)::bigint`.as('variance'),
] as const;

/** The answers of some rows `k` of what is kept of days, skill by skill. */
export const skillFigures = (db: Db, whose: RawBuilder<boolean>) =>
  db.selectFrom('student_skill_days as k').select('k.skill').select(SUMS).where(whose).groupBy('k.skill');

/** The same of what is kept of school years: few rows of each student. */
export const skillFiguresOfYear = (db: Db, whose: RawBuilder<boolean>) =>
  db.selectFrom('student_skill_years as k').select('k.skill').select(SUMS).where(whose).groupBy('k.skill');

/** The answers of some rows `k` of what is kept of school years, skill by skill and class by class: few rows of each student, for lists of many. */
export const skillFiguresOfYears = (db: Db, whose: RawBuilder<boolean>) =>
  db
    .selectFrom('student_skill_years as k')
    .select(['k.skill', 'k.answered', 'k.counted', 'k.right_counted as right', 'k.expected', 'k.variance'])
    .where(whose);

/** The quizzes of some rows of what is kept. */
export const dayFigures = (db: Db, whose: RawBuilder<boolean>) =>
  db
    .selectFrom('student_days as k')
    .select([
      sql<number | null>`sum(k.quizzes)::integer`.as('quizzes'),
      sql<number | null>`sum(k.passed)::integer`.as('passed'),
      sql<number | null>`sum(k.points)::integer`.as('points'),
      sql<number | null>`sum(k.milliseconds)::bigint`.as('milliseconds'),
      sql<number | null>`min(k.level)`.as('lowest_level'),
      sql<number | null>`max(k.level)`.as('highest_level'),
    ])
    .where(whose);

/** The quizzes of these days that were too fast to count; what is kept of the days has them among the others. */
export const tooFastInDays = (
  { studentId, epoch }: { readonly studentId: RawBuilder<unknown>; readonly epoch: RawBuilder<unknown> },
  { fromDay, toDay, classIds }: KeptDays,
) => {
  const inDays = sql`a.finished_day between ${fromDay} and ${toDay}`;
  const counted =
    classIds === undefined ? inDays : sql`${inDays} and a.class_id = any(${classIds}::bigint[])`;
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
