import { type Expression, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import type { WeekCounts } from '../core/weekly-goal.ts';

interface WeekOfStudent {
  readonly studentId: number;
  readonly epoch: number;
  readonly monday: number;
}

/** Counts a finished quiz in its week; for statements that ask for more. The student is locked by the caller. */
export const countingQuiz = (
  tx: Db,
  { studentId, epoch, monday, counts }: WeekOfStudent & { readonly counts: WeekCounts },
) =>
  tx
    .insertInto('student_weeks')
    .values({
      student_id: studentId,
      epoch,
      monday,
      completed: counts.complete,
      half_right: counts.half,
      passed: counts.pass,
    })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'epoch', 'monday']).doUpdateSet({
        completed: sql`student_weeks.completed + excluded.completed`,
        half_right: sql`student_weeks.half_right + excluded.half_right`,
        passed: sql`student_weeks.passed + excluded.passed`,
      }),
    )
    .returning(['monday', 'completed', 'half_right', 'passed']);

/** Sets weeks to what counts in them now, where that is more: what counted once goes on counting. */
export async function raiseWeeks(
  tx: Tx,
  student: Omit<WeekOfStudent, 'monday'>,
  weeks: readonly { readonly monday: number; readonly counts: WeekCounts }[],
): Promise<void> {
  await raising(tx, {
    ...student,
    mondays: weeks.map(({ monday }) => monday),
    completed: weeks.map(({ counts }) => counts.complete),
    halfRight: weeks.map(({ counts }) => counts.half),
    passed: weeks.map(({ counts }) => counts.pass),
  });
}
interface WeekColumns extends Omit<WeekOfStudent, 'monday'> {
  readonly mondays: readonly number[];
  readonly completed: readonly number[];
  readonly halfRight: readonly number[];
  readonly passed: readonly number[];
}
const raising = preparedStatement(
  'raise-weeks-of-student',
  (_db, { studentId, epoch, mondays, completed, halfRight, passed }: WeekColumns) => sql`
    update student_weeks w
       set completed = greatest(w.completed, n.completed), half_right = greatest(w.half_right, n.half_right),
           passed = greatest(w.passed, n.passed)
      from unnest(${mondays}::integer[], ${completed}::integer[], ${halfRight}::integer[], ${passed}::integer[])
           as n (monday, completed, half_right, passed)
     where w.student_id = ${studentId} and w.epoch = ${epoch} and w.monday = n.monday`,
);

/** The weeks of a student since a Monday; for statements that ask for more. */
export const weeksSince = (
  db: Db,
  { studentId, epoch, monday }: Omit<WeekOfStudent, 'epoch'> & { readonly epoch: Expression<number> },
) =>
  db
    .selectFrom('student_weeks')
    .select(['monday', 'completed', 'half_right', 'passed'])
    .where('student_id', '=', studentId)
    .where('epoch', '=', epoch)
    .where('monday', '>=', monday);

export interface StudentWeekRow {
  readonly monday: number;
  readonly completed: number;
  readonly half_right: number;
  readonly passed: number;
}

/** A week as the rules count it; a week without a row has no quiz. */
export const toWeekCounts = (
  row: Pick<StudentWeekRow, 'completed' | 'half_right' | 'passed'> | undefined,
): WeekCounts => ({
  complete: row?.completed ?? 0,
  half: row?.half_right ?? 0,
  pass: row?.passed ?? 0,
});
