import { type OpenEssay } from '#features/essays/server/public.ts';
import { type StudentContext, toStudentContext } from '#features/quiz/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { beforeDay, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { type FinishedLately, selectStudentHome } from './student-home-queries.ts';

/** What holds for a student, with what a home shows besides. */
export interface StudentHome {
  readonly context: StudentContext;
  readonly classes: StudentContext['classes'];
  readonly openEssay: OpenEssay | null;
  /** The quizzes of this week and a little more, in their order. */
  readonly lately: readonly FinishedLately[];
  /** The weeks whose goal was paid, by their Mondays, newest first. */
  readonly goals: readonly { readonly earned_day: number; readonly class_id: number | null }[];
}

/** However the zones stand, a week is no longer ago, in days. */
const A_WEEK_AND_MORE = 8;

/** Reads what a home shows of a student, in one statement and so at one moment; undefined when there is no such account. */
export async function readStudentHome(
  db: Db,
  studentId: number,
  now: Date,
): Promise<StudentHome | undefined> {
  const sinceDay = Math.floor(now.getTime() / MS_PER_DAY) - A_WEEK_AND_MORE;
  const [row] = await selectStudentHome(db, { studentId, sinceDay, since: beforeDay(sinceDay) });
  if (!row) return undefined;
  const { openEssay, lately, goals } = row;
  const context = toStudentContext(row, now);
  return { context, classes: context.classes, openEssay, lately, goals };
}
