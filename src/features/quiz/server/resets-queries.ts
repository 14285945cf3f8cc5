import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';

/** Ends the attempts of students that are open. @returns which they are. */
export async function stopOpenAttempts(tx: Tx, studentIds: readonly number[]) {
  return tx
    .updateTable('attempts')
    .set({ status: 'stopped' })
    .where('student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .where('status', '=', sql.lit('open'))
    .returning(['student_id', 'id'])
    .execute();
}

/** Opens attempts again that a reset had ended. */
export async function reopenAttempts(
  tx: Tx,
  attempts: readonly { readonly studentId: number; readonly attemptId: number }[],
): Promise<void> {
  if (attempts.length === 0) return;
  await tx
    .updateTable('attempts')
    .set({ status: 'open' })
    .where('status', '=', sql.lit('stopped'))
    .where(
      sql<boolean>`(student_id, id) in (
        select * from unnest(${attempts.map(({ studentId }) => studentId)}::bigint[],
                             ${attempts.map(({ attemptId }) => attemptId)}::bigint[]))`,
    )
    .execute();
}

interface ResetsOf {
  readonly classIds: readonly number[];
  /** Older ones stay. */
  readonly since: Date;
}

/** Nothing came into the epoch of a reset `r` but what the reset itself wrote: it would be left behind in an epoch that nobody is in. */
const IS_EMPTY_EPOCH = sql<boolean>`
  not exists (select from account_merges g where g.kept_id = r.student_id and g.counted_epoch = r.epoch)
  and not exists (select from attempts a where a.student_id = r.student_id and a.epoch = r.epoch and a.status = 'finished')
  and r.points_taken = -coalesce(
    (select sum(points) from points_ledger l where l.student_id = r.student_id and l.epoch = r.epoch), 0)`;

/**
 * The resets `r` that some classes can undo, wherever they were done: the student is in the class, and the new pretest has not begun. One
 * whose epoch has work of a joined account waits for the undo of that merge (decision 65).
 */
const undoable = (db: Db, { classIds, since }: ResetsOf) =>
  db
    .selectFrom('progress_resets as r')
    .innerJoin('student_progress as p', (join) =>
      join.onRef('p.student_id', '=', 'r.student_id').onRef('p.epoch', '=', 'r.epoch'),
    )
    .innerJoin('class_students as m', 'm.student_id', 'r.student_id')
    .where('m.class_id', '=', sql<number>`any(${classIds}::bigint[])`)
    .where('r.reset_at', '>', since)
    .where('m.removed_at', 'is', null)
    .where('p.pretest_status', '=', sql.lit('pretest_not_started'))
    .where(IS_EMPTY_EPOCH);

/** The students of some classes whose reset can be undone, the last one first. */
export async function selectUndoableResets(db: Db, of: ResetsOf, most: number) {
  return undoable(db, of)
    .innerJoin('users as u', 'u.id', 'r.student_id')
    .leftJoin('users as t', 't.id', 'r.reset_by')
    .select([
      'm.class_id',
      'u.id',
      'u.username',
      'u.first_name',
      'u.last_name',
      'r.reset_at',
      'r.points_taken',
    ])
    .select(['t.id as by_id', 't.first_name as by_first_name', 't.last_name as by_last_name'])
    .orderBy('r.reset_at', 'desc')
    .orderBy('u.id')
    .limit(most)
    .execute();
}

/** Of some students whose rows are locked, the resets that can be undone. */
export async function selectResetsToUndo(
  tx: Tx,
  { studentIds, ...of }: ResetsOf & { readonly studentIds: readonly number[] },
) {
  return undoable(tx, of)
    .select(['r.student_id', 'r.stopped_attempts'])
    .where('r.student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .execute();
}
