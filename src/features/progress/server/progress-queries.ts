import { type Expression, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { LedgerCause } from '../core/ledger-causes.ts';
import type { ProgressEvent } from '../core/replay.ts';
import { toLevel } from '../core/scale.ts';
import type { StudentState } from '../core/student-state.ts';

/** The columns of a student's row, for statements that are written as SQL too. */
export const PROGRESS_COLUMNS = [
  'student_id',
  'epoch',
  'pretest_status',
  'pretests',
  'initial_level',
  'mean',
  'sd',
  'level',
  'since',
  'surprise_up',
  'surprise_down',
  'total_points',
  'quizzes_taken',
  'quizzes_passed',
  'counted_answers',
  'last_quiz_at',
  'last_day',
] as const;

/** The rows of students, for statements that say which. */
export const selectProgressRows = (db: Db) => db.selectFrom('student_progress').select([...PROGRESS_COLUMNS]);

/** The row of a student, for statements that ask for more. */
export const progressOf = (db: Db, studentId: number) =>
  selectProgressRows(db).where('student_id', '=', studentId);

/** What is kept of a student; undefined before the first pretest. */
export async function selectProgress(db: Db, studentId: number) {
  return progressOf(db, studentId).executeTakeFirst();
}
export type ProgressRow = NonNullable<Awaited<ReturnType<typeof selectProgress>>>;

/** The row as JSON has it: PostgreSQL writes its numbers so that they are read as the same to the last bit. */
export type ProgressJson = Omit<ProgressRow, 'last_quiz_at'> & { readonly last_quiz_at: string | null };

export const progressFromJson = (row: ProgressJson): ProgressRow => ({
  ...row,
  last_quiz_at: row.last_quiz_at === null ? null : new Date(row.last_quiz_at),
});

/** The rows of the next students, in the order of their ids: for what goes through everybody. */
export async function selectProgressAfter(db: Db, studentId: number, most: number): Promise<ProgressRow[]> {
  return selectProgressRows(db)
    .where('student_id', '>', studentId)
    .orderBy('student_id')
    .limit(most)
    .execute();
}

/** The same, kept from changing until the transaction ends. */
export async function lockProgress(tx: Tx, studentId: number): Promise<ProgressRow | undefined> {
  return progressOf(tx, studentId).forUpdate().executeTakeFirst();
}

export const stateOf = (row: ProgressRow): StudentState => ({
  mean: row.mean,
  sd: row.sd,
  level: toLevel(row.level),
  since: row.since,
  up: row.surprise_up,
  down: row.surprise_down,
});

/** A state as the columns of a row have it. */
export const toColumns = (state: StudentState) => ({
  mean: state.mean,
  sd: state.sd,
  level: state.level,
  since: state.since,
  surprise_up: state.up,
  surprise_down: state.down,
});

/** Makes a student's first row; one that is there stays as it is. */
export async function insertProgress(tx: Tx, studentId: number, state: StudentState): Promise<void> {
  await tx
    .insertInto('student_progress')
    .values({ student_id: studentId, ...toColumns(state) })
    .onConflict((conflict) => conflict.column('student_id').doNothing())
    .execute();
}

export interface ProgressChange {
  readonly state?: StudentState;
  readonly pretestStatus?: 'pretest_in_progress' | 'pretest_complete';
  readonly pretests?: number;
  readonly initialLevel?: number;
  /** Points of the ledger rows that are written in the same transaction. */
  readonly addPoints?: number;
  readonly addTaken?: number;
  readonly addPassed?: number;
  /** Answers that were not too fast to move the estimate. */
  readonly addCounted?: number;
  readonly lastQuizAt?: Date;
  /** The civil day of what is written; the student's day never goes back. */
  readonly day?: number;
}

/** Moves a student; alone or as part of a statement. */
export const updatingProgress = (tx: Db, studentId: number, change: ProgressChange) =>
  tx
    .updateTable('student_progress')
    .set({
      ...(change.state && toColumns(change.state)),
      ...(change.pretestStatus && { pretest_status: change.pretestStatus }),
      ...(change.pretests !== undefined && { pretests: change.pretests }),
      ...(change.initialLevel !== undefined && { initial_level: change.initialLevel }),
      ...(change.lastQuizAt && { last_quiz_at: change.lastQuizAt }),
      ...(change.day !== undefined && { last_day: sql`greatest(last_day, ${change.day})` }),
      total_points: sql`total_points + ${change.addPoints ?? 0}`,
      quizzes_taken: sql`quizzes_taken + ${change.addTaken ?? 0}`,
      quizzes_passed: sql`quizzes_passed + ${change.addPassed ?? 0}`,
      counted_answers: sql`counted_answers + ${change.addCounted ?? 0}`,
    })
    .where('student_id', '=', studentId);

export interface LedgerRow {
  readonly cause: LedgerCause;
  readonly points: number;
  /** Civil day in the class's zone; of a weekly goal its Monday. */
  readonly earnedDay: number;
}

/** Rows of the ledger column by column: however many they are, the statement that writes them is the same. */
export interface LedgerColumns {
  readonly causes: readonly LedgerCause[];
  readonly points: readonly number[];
  readonly days: readonly number[];
}

export const toLedgerColumns = (rows: readonly LedgerRow[]): LedgerColumns => ({
  causes: rows.map(({ cause }) => cause),
  points: rows.map(({ points }) => points),
  days: rows.map(({ earnedDay }) => earnedDay),
});

/** For what, to whom and when the ledger pays. */
export interface Earned {
  readonly studentId: number;
  readonly epoch: number;
  readonly attemptId: number | null;
  readonly classId: number | null;
  readonly at: Date;
}

/**
 * Writes what was earned, once: a row of the same cause for the same thing is refused by the table. Alone or as part of
 * a statement.
 */
export const insertingLedger = (db: Db, earned: Earned, { causes, points, days }: LedgerColumns) =>
  db
    .insertInto('points_ledger')
    .columns(['student_id', 'epoch', 'attempt_id', 'class_id', 'earned_at', 'earned_day', 'cause', 'points'])
    .expression(
      sql`
        select ${earned.studentId}::bigint, ${earned.epoch}::integer, ${earned.attemptId}::bigint,
               ${earned.classId}::bigint, ${earned.at}::timestamptz, day, cause, points
          from unnest(${causes}::text[], ${points}::integer[], ${days}::integer[]) as row (cause, points, day)`,
    );

/** Whether a pretest was ever paid, in whatever epoch. */
export async function wasPretestPaid(db: Db, studentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('points_ledger')
    .select('id')
    .where('student_id', '=', studentId)
    .where('cause', '=', sql.lit('pretest'))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The epoch that a student is in, inside another statement. */
export const epochOf = (db: Db, studentId: number): Expression<number> =>
  sql`(${db.selectFrom('student_progress').select('epoch').where('student_id', '=', studentId)})`;

/** The Mondays of the weeks whose goal was paid in an epoch, newest first; for statements that ask for more. */
export const goalMondaysOf = (
  db: Db,
  { studentId, epoch }: { readonly studentId: number; readonly epoch: Expression<number> },
) =>
  db
    .selectFrom('points_ledger')
    .select(['earned_day', 'class_id', 'attempt_id'])
    .where('student_id', '=', studentId)
    .where('epoch', '=', epoch)
    .where('cause', '=', sql.lit('weekly-goal'))
    .orderBy('earned_day', 'desc');

/** What one quiz earned, in the order of the results; for statements that ask for more. */
export const ledgerOf = (
  db: Db,
  { studentId, attemptId }: { readonly [K in 'studentId' | 'attemptId']: number | Expression<number> },
) =>
  db
    .selectFrom('points_ledger')
    .select(['cause', 'points', 'earned_at'])
    .where('student_id', '=', studentId)
    .where('attempt_id', '=', attemptId)
    .orderBy('id');

/** An event as it is stored: what its attempt holds already is not written again. */
export type NewEvent =
  | { readonly kind: 'pretest-passage' | 'quiz'; readonly attemptId: number }
  | Exclude<ProgressEvent, { kind: 'pretest-passage' | 'quiz' }>;

function toEventRow(event: NewEvent) {
  if ('attemptId' in event) return { kind: event.kind, attempt_id: event.attemptId, detail: '{}' };
  const { kind, ...detail } = event;
  return { kind, attempt_id: null, detail: JSON.stringify(detail) };
}

/**
 * Writes what moved a student, after what moved them before. The student's row is there and locked by the caller. Alone or as part
 * of a statement.
 */
export function insertingEvents(
  tx: Db,
  { studentId, at }: { studentId: number; at: Date },
  events: readonly NewEvent[],
) {
  const rows = events.map(toEventRow);
  return tx
    .insertInto('progress_events')
    .columns(['student_id', 'number', 'happened_at', 'kind', 'attempt_id', 'detail'])
    .expression(
      sql`
        select p.student_id, last.number + event.nth, ${at}::timestamptz, event.kind, event.attempt_id, event.detail::jsonb
          from student_progress p
         cross join (select coalesce(max(number), 0) as number from progress_events where student_id = ${studentId}) last
         cross join unnest(array[${sql.join(rows.map(({ kind }) => kind))}]::text[],
                           array[${sql.join(rows.map(({ attempt_id }) => attempt_id))}]::bigint[],
                           array[${sql.join(rows.map(({ detail }) => detail))}]::text[])
               with ordinality as event (kind, attempt_id, detail, nth)
         where p.student_id = ${studentId}`,
    );
}

/** Whether an attempt is of before the last reset of its student. */
export const isBeforeReset = (
  attempt: Pick<ProgressRow, 'epoch'>,
  progress: Pick<ProgressRow, 'epoch'> | null,
): boolean => progress !== null && attempt.epoch < progress.epoch;
