import type { Tx } from '#platform/db/server/database.ts';
import { together } from '#platform/db/server/together.ts';
import { insertPayments, type Payment } from './pay-many-queries.ts';
import {
  type Earned,
  insertingLedger,
  type LedgerRow,
  toLedgerColumns,
  updatingProgress,
} from './progress-queries.ts';

/** Points that have just been written to the ledger of a student. */
export interface PointsWritten {
  readonly earned: Earned;
  /** At least one. */
  readonly rows: readonly LedgerRow[];
}

/** What another part does when points were written, in the same transaction: a failure takes the points back. */
export type OnPointsWritten = (tx: Tx, event: PointsWritten) => Promise<void>;

/** Calls the subscribers, one after the other; without points there is no call. */
export async function notifyPointsWritten(
  tx: Tx,
  subscribers: readonly OnPointsWritten[],
  event: PointsWritten,
): Promise<void> {
  if (event.rows.length === 0) return;
  for (const subscriber of subscribers) await subscriber(tx, event);
}

/** Pays for one thing beside a quiz: the ledger and the student's total, in one statement. The student's row is locked by the caller. */
export async function payPoints(
  tx: Tx,
  subscribers: readonly OnPointsWritten[],
  { earned, row }: { readonly earned: Earned; readonly row: LedgerRow },
): Promise<void> {
  await together(tx, [
    insertingLedger(tx, earned, toLedgerColumns([row])),
    updatingProgress(tx, earned.studentId, { addPoints: row.points, day: row.earnedDay }),
  ]).execute();
  await notifyPointsWritten(tx, subscribers, { earned, rows: [row] });
}

/**
 * Pays many students, each for one thing beside a quiz: one statement for all of them, then the subscribers for each. The students' rows are
 * locked by the caller.
 */
export async function payStudents(
  tx: Tx,
  subscribers: readonly OnPointsWritten[],
  payments: readonly Payment[],
): Promise<void> {
  if (payments.length === 0) return;
  await insertPayments(tx, payments);
  for (const { earned, row } of payments) await notifyPointsWritten(tx, subscribers, { earned, rows: [row] });
}
