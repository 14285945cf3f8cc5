import { type Expression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { classesOfStudent } from '#features/classes/server/public.ts';
import type { WeekCounts } from '#features/progress/core/weekly-goal.ts';
import { countingQuiz, epochOf, weeksSince } from '#features/progress/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import { beforeDay } from '#platform/time/core/civil-day.ts';
import { activities, isGiven, todayThere } from './activities-queries.ts';

const DAYS = 7;

/** The weekly goals that the classes of a student set for them and that are neither paused nor canceled; for statements that ask for more. */
export const weeklyGoalsOf = (db: Db, studentId: number | Expression<number>) =>
  db
    .selectFrom('activities as a')
    .innerJoin('classes as c', 'c.id', 'a.class_id')
    .innerJoin('class_students as m', 'm.class_id', 'a.class_id')
    .select(['a.id', 'a.class_id', 'c.name as class_name', 'a.whole_class', 'a.start_day'])
    .select(['a.weekly_quizzes', 'a.weekly_rule'])
    .where('m.student_id', '=', studentId)
    .where('m.removed_at', 'is', null)
    .where('a.kind', '=', sql.lit('FIXED_WEEKLY'))
    .where('a.canceled_at', 'is', null)
    .where('a.paused_at', 'is', null)
    .where(isGiven(sql<number>`${studentId}::bigint`))
    .orderBy('a.id');
export type WeeklyGoalRow = Awaited<ReturnType<ReturnType<typeof weeklyGoalsOf>['execute']>>[number];

interface QuizOfWeek {
  readonly studentId: number;
  readonly epoch: number;
  readonly monday: number;
  readonly counts: WeekCounts;
}

/** Counts a finished quiz in its week. @returns the week with it, and what says whether it reaches a goal that is not paid. */
export const countQuizOfWeek = preparedStatement(
  'count-quiz-of-week',
  (db, { studentId, epoch, monday, counts }: QuizOfWeek) =>
    db
      .with('week', () => countingQuiz(db, { studentId, epoch, monday, counts }))
      .selectFrom('week')
      .select(['monday', 'completed', 'half_right', 'passed'])
      .select([
        jsonArrayFrom(classesOfStudent(db, studentId)).as('classes'),
        jsonArrayFrom(weeklyGoalsOf(db, studentId)).as('goals'),
      ])
      .select((of) =>
        of
          .exists(
            of
              .selectFrom('points_ledger')
              .select('id')
              .where('student_id', '=', studentId)
              .where('epoch', '=', epoch)
              .where('cause', '=', sql.lit('weekly-goal'))
              .where('earned_day', '=', monday),
          )
          .as('paid'),
      ),
);

/** Who in a class has quizzes that count in a week since a Monday. */
export async function selectReadersOfClass(
  db: Db,
  { classId, from }: { readonly classId: number; readonly from: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('class_students as m')
    .innerJoin('student_weeks as w', 'w.student_id', 'm.student_id')
    .select('m.student_id')
    .distinct()
    .where('m.class_id', '=', classId)
    .where('m.removed_at', 'is', null)
    .where('w.monday', '>=', from)
    .execute();
  return rows.map(({ student_id }) => student_id);
}

/** The weeks of students since a Monday whose goal is not paid, each with what says which goal it has. */
export async function selectUnpaidWeeks(
  db: Db,
  { studentIds, from }: { readonly studentIds: readonly number[]; readonly from: number },
) {
  return db
    .selectFrom('student_weeks as w')
    .innerJoin('student_progress as p', (join) =>
      join.onRef('p.student_id', '=', 'w.student_id').onRef('p.epoch', '=', 'w.epoch'),
    )
    .select(['w.student_id', 'w.epoch', 'w.monday', 'w.completed', 'w.half_right', 'w.passed'])
    .select([
      jsonArrayFrom(classesOfStudent(db, sql<number>`w.student_id`)).as('classes'),
      jsonArrayFrom(weeklyGoalsOf(db, sql<number>`w.student_id`)).as('goals'),
    ])
    .where('w.student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .where('w.monday', '>=', from)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('points_ledger as l')
            .select('l.id')
            .whereRef('l.student_id', '=', 'w.student_id')
            .whereRef('l.epoch', '=', 'w.epoch')
            .whereRef('l.earned_day', '=', 'w.monday')
            .where('l.cause', '=', sql.lit('weekly-goal')),
        ),
      ),
    )
    .orderBy('w.student_id')
    .execute();
}
export type UnpaidWeek = Awaited<ReturnType<typeof selectUnpaidWeeks>>[number];

/** The Monday of the week that runs in an activity `a`, or of its last one. */
export const mondayOf = (now: Date) =>
  sql<number>`(least(${todayThere(now)}, a.due_day) - mod(least(${todayThere(now)}, a.due_day) + 3, 7))`;

/** Whether a weekly activity is set for a member `m`: not for everybody where another one is set for them alone. */
export const isSetFor = (studentId: Expression<number>, now: Date) => sql<boolean>`(
  ${isGiven(studentId)} and not (a.whole_class and exists (
    select from activity_students s join activities own on own.id = s.activity_id
     where s.student_id = ${studentId} and own.class_id = a.class_id and own.kind = 'FIXED_WEEKLY'
       and own.canceled_at is null and own.paused_at is null and own.start_day <= ${mondayOf(now)})))`;

/** The weekly activities that are set for a student and not over, each with when they joined the class and with their weeks since a Monday. */
export async function selectWeeklyOfStudent(
  db: Db,
  { studentId, monday }: { readonly studentId: number; readonly monday: number },
  now: Date,
) {
  const epoch = epochOf(db, studentId);
  return activities(db)
    .innerJoin('class_students as m', 'm.class_id', 'a.class_id')
    .select('m.joined_at')
    .select(jsonArrayFrom(weeksSince(db, { studentId, epoch, monday })).as('weeks'))
    .where('m.student_id', '=', studentId)
    .where('m.removed_at', 'is', null)
    .where('c.archived_at', 'is', null)
    .where('a.kind', '=', sql.lit('FIXED_WEEKLY'))
    .where('a.due_day', '>=', todayThere(now))
    .where(isSetFor(sql<number>`${studentId}::bigint`, now))
    .orderBy('a.id')
    .execute();
}

/** Which of some classes have weekly activities that end on a day or later. */
export async function selectClassesWithGoals(
  db: Db,
  { classIds, from }: { readonly classIds: readonly number[]; readonly from: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('activities')
    .select('class_id')
    .distinct()
    .where('kind', '=', sql.lit('FIXED_WEEKLY'))
    .where('class_id', '=', sql<number>`any(${classIds}::bigint[])`)
    .where('due_day', '>=', from)
    .execute();
  return rows.map(({ class_id }) => class_id);
}

interface WeeksOfStudents {
  readonly studentIds: readonly number[];
  /** The first and the last Monday. */
  readonly from: number;
  readonly to: number;
}

/** The quizzes that students have finished in some weeks, each with its marks. */
export async function selectQuizzesOfWeeks(db: Db, { studentIds, from, to }: WeeksOfStudents) {
  return db
    .selectFrom('attempts as a')
    .innerJoin('student_progress as p', (join) =>
      join.onRef('p.student_id', '=', 'a.student_id').onRef('p.epoch', '=', 'a.epoch'),
    )
    .select(['a.student_id', 'a.finished_day', 'a.marks'])
    .where('a.student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .where('a.kind', '=', sql.lit('practice'))
    .where('a.status', '=', sql.lit('finished'))
    .where('a.finished_day', '>=', from)
    .where('a.finished_day', '<', to + DAYS)
    .where('a.finished_at', '>=', beforeDay(from))
    .execute();
}
export type QuizOfWeeks = Awaited<ReturnType<typeof selectQuizzesOfWeeks>>[number];

/** Who is given a weekly activity and is in the class now, by name, each with their weeks between two Mondays; a row for each week. */
export async function selectWeeklyReport(
  db: Db,
  { activityId, from, to }: { activityId: number; from: number; to: number },
  now: Date,
) {
  return db
    .selectFrom('activities as a')
    .innerJoin('classes as c', 'c.id', 'a.class_id')
    .innerJoin('class_students as m', (join) =>
      join.onRef('m.class_id', '=', 'a.class_id').on('m.removed_at', 'is', null),
    )
    .innerJoin('users as u', 'u.id', 'm.student_id')
    .leftJoin('student_progress as p', 'p.student_id', 'm.student_id')
    .leftJoin('student_weeks as w', (join) =>
      join
        .onRef('w.student_id', '=', 'm.student_id')
        .onRef('w.epoch', '=', 'p.epoch')
        .on('w.monday', '>=', from)
        .on('w.monday', '<=', to),
    )
    .select(['u.id as student_id', 'u.username', 'u.first_name', 'u.last_name', 'm.joined_at'])
    .select(['w.monday', 'w.completed', 'w.half_right', 'w.passed'])
    .where('a.id', '=', activityId)
    .where(isSetFor(sql<number>`m.student_id`, now))
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.id')
    .orderBy('w.monday')
    .execute();
}
export type WeeklyReportRow = Awaited<ReturnType<typeof selectWeeklyReport>>[number];
