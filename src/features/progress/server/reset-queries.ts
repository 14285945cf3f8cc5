import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { newStudent } from '../core/student-state.ts';
import { type ProgressRow, selectProgressRows, toColumns } from './progress-queries.ts';

/** What is kept of some students, by their numbers and kept from changing until the transaction ends. */
export async function lockProgressOfAll(tx: Tx, studentIds: readonly number[]): Promise<ProgressRow[]> {
  // In one order: two that lock the same students never wait for each other.
  return selectProgressRows(tx)
    .where('student_id', '=', ofThese(studentIds))
    .orderBy('student_id')
    .forUpdate()
    .execute();
}

const ofThese = (studentIds: readonly number[]) => sql<number>`any(${studentIds}::bigint[])`;

/** How a student begins again: the grade is known when the pretest begins. */
const STARTED = { kind: 'started', detail: JSON.stringify({ grade: null }) } as const;

export interface Resetting {
  readonly studentIds: readonly number[];
  readonly classId: number;
  readonly by: number;
  readonly now: Date;
  /** The day in the class's zone. */
  readonly day: number;
  readonly takesPoints: boolean;
}

/**
 * Begins a new epoch of students whose rows are locked, and keeps what was before. Their open attempts, by student, have been
 * ended.
 */
export async function beginEpoch(
  tx: Tx,
  { studentIds, classId, by, now, day, takesPoints }: Resetting,
  stopped: readonly { readonly student_id: number; readonly id: number }[],
): Promise<void> {
  await tx
    .insertInto('progress_events')
    .columns(['student_id', 'number', 'happened_at', 'kind', 'detail'])
    .expression(
      sql`
        select student_id, coalesce((select max(number) from progress_events e where e.student_id = p.student_id), 0) + 1,
               ${now}::timestamptz, ${STARTED.kind}, ${STARTED.detail}::jsonb
          from student_progress p where student_id = ${ofThese(studentIds)}`,
    )
    .execute();
  await tx
    .insertInto('progress_resets')
    .columns([
      'student_id',
      'epoch',
      'class_id',
      'reset_by',
      'reset_at',
      'points_taken',
      'event_number',
      'stopped_attempts',
      ...KEPT,
    ])
    .expression(
      sql`
        select student_id, epoch + 1, ${classId}::bigint, ${by}::bigint, ${now}::timestamptz,
               case when ${takesPoints} then total_points else 0 end,
               (select max(number) from progress_events e where e.student_id = p.student_id),
               array(select attempt_id
                       from unnest(${stopped.map((one) => one.student_id)}::bigint[], ${stopped.map(({ id }) => id)}::bigint[])
                         as s (of_student, attempt_id)
                      where of_student = p.student_id),
               ${sql.join(KEPT.map((column) => sql.ref(column)))}
          from student_progress p where student_id = ${ofThese(studentIds)}`,
    )
    .execute();
  await tx
    .updateTable('student_progress')
    .set({
      ...toColumns(newStudent(null)),
      epoch: sql`epoch + 1`,
      pretest_status: 'pretest_not_started',
      initial_level: null,
      quizzes_taken: 0,
      quizzes_passed: 0,
      counted_answers: 0,
    })
    .where('student_id', '=', ofThese(studentIds))
    .execute();
  if (takesPoints) await takePoints(tx, { studentIds, now, day });
}

/** What a reset changes in a student's row, and an undo brings back as it was. */
const KEPT = [
  'pretest_status',
  'initial_level',
  'mean',
  'sd',
  'level',
  'since',
  'surprise_up',
  'surprise_down',
  'quizzes_taken',
  'quizzes_passed',
  'counted_answers',
] as const;

/** Points start at 0, by a row of the ledger in the epoch that runs. */
async function takePoints(
  tx: Tx,
  { studentIds, now, day }: Pick<Resetting, 'studentIds' | 'now' | 'day'>,
): Promise<void> {
  await insertReset(
    tx,
    sql`select student_id, epoch, 'reset', -total_points, ${now}::timestamptz, greatest(last_day, ${day}::integer)
          from student_progress where student_id = ${ofThese(studentIds)} and total_points > 0`,
  );
  await tx
    .updateTable('student_progress')
    .set({ total_points: 0 })
    .where('student_id', '=', ofThese(studentIds))
    .execute();
}

/**
 * The same for students who have started over already and kept their points. It is one reset with the first, of the later moment: an
 * undo takes back both.
 */
export async function takePointsToo(tx: Tx, resetting: Omit<Resetting, 'takesPoints'>): Promise<void> {
  const { studentIds, classId, by, now } = resetting;
  if (studentIds.length === 0) return;
  await tx
    .updateTable('progress_resets as r')
    .from('student_progress as p')
    .set({
      points_taken: sql`r.points_taken + p.total_points`,
      class_id: classId,
      reset_by: by,
      reset_at: now,
    })
    .whereRef('p.student_id', '=', 'r.student_id')
    .whereRef('p.epoch', '=', 'r.epoch')
    .where('r.student_id', '=', ofThese(studentIds))
    .execute();
  await takePoints(tx, resetting);
}

const insertReset = (tx: Tx, rows: ReturnType<typeof sql>) =>
  tx
    .insertInto('points_ledger')
    .columns(['student_id', 'epoch', 'cause', 'points', 'earned_at', 'earned_day'])
    .expression(rows)
    .execute();

/** Takes resets back: what they changed is as it was, with the points that came since. The rows are locked. */
export async function endEpoch(
  tx: Tx,
  { studentIds, now }: { readonly studentIds: readonly number[]; readonly now: Date },
): Promise<void> {
  await tx
    .deleteFrom('progress_events as e')
    .using(['progress_resets as r', 'student_progress as p'])
    .whereRef('e.student_id', '=', 'r.student_id')
    .whereRef('e.number', '=', 'r.event_number')
    .whereRef('r.student_id', '=', 'p.student_id')
    .whereRef('r.epoch', '=', 'p.epoch')
    .where('p.student_id', '=', ofThese(studentIds))
    .execute();
  await insertReset(
    tx,
    sql`select p.student_id, p.epoch, 'reset', r.points_taken, ${now}::timestamptz, p.last_day
          from student_progress p, progress_resets r
         where r.student_id = p.student_id and r.epoch = p.epoch and p.student_id = ${ofThese(studentIds)} and r.points_taken > 0`,
  );
  await tx
    .updateTable('student_progress as p')
    .from('progress_resets as r')
    .set({
      epoch: sql`p.epoch - 1`,
      total_points: sql`p.total_points + r.points_taken`,
      ...Object.fromEntries(KEPT.map((column) => [column, sql.ref(`r.${column}`)])),
    })
    .whereRef('r.student_id', '=', 'p.student_id')
    .whereRef('r.epoch', '=', 'p.epoch')
    .where('p.student_id', '=', ofThese(studentIds))
    .execute();
  // What is left of an epoch that nobody is in.
  await tx
    .deleteFrom('progress_resets as r')
    .using('student_progress as p')
    .whereRef('r.student_id', '=', 'p.student_id')
    .where('r.epoch', '=', sql<number>`p.epoch + 1`)
    .where('r.student_id', '=', ofThese(studentIds))
    .execute();
}

/** The reset after which a student has not begun yet; for statements that ask for more. */
export const startingOver = (db: Db, studentId: number) =>
  db
    .selectFrom('progress_resets as r')
    .innerJoin('student_progress as p', (join) =>
      join.onRef('p.student_id', '=', 'r.student_id').onRef('p.epoch', '=', 'r.epoch'),
    )
    .select('r.points_taken')
    .where('r.student_id', '=', studentId)
    .where('p.pretest_status', '=', sql.lit('pretest_not_started'));

/** The resets of a student: with which event each epoch began. */
export async function selectResets(tx: Tx, studentId: number) {
  return tx
    .selectFrom('progress_resets')
    .select(['epoch', 'event_number'])
    .where('student_id', '=', studentId)
    .execute();
}

/** What was kept at a reset is what the events before it make by now. */
export async function updateKeptState(
  tx: Tx,
  { studentId, epoch }: { readonly studentId: number; readonly epoch: number },
  state: Parameters<typeof toColumns>[0],
): Promise<void> {
  await tx
    .updateTable('progress_resets')
    .set(toColumns(state))
    .where('student_id', '=', studentId)
    .where('epoch', '=', epoch)
    .execute();
}
