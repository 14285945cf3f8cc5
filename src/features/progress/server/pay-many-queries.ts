import { sql } from 'kysely';
import type { Tx } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import type { Earned, LedgerRow } from './progress-queries.ts';

/** What one student is paid for one thing beside a quiz. */
export interface Payment {
  readonly earned: Earned;
  readonly row: LedgerRow;
}

/**
 * Writes the payments of many students into the ledger and onto their totals, in one statement however many they are. The students' rows
 * are locked by the caller.
 */
export async function insertPayments(tx: Tx, payments: readonly Payment[]): Promise<void> {
  const column = <T>(value: (payment: Payment) => T): T[] => payments.map(value);
  await inserting(tx, {
    students: column(({ earned }) => earned.studentId),
    epochs: column(({ earned }) => earned.epoch),
    attempts: column(({ earned }) => earned.attemptId),
    classes: column(({ earned }) => earned.classId),
    moments: column(({ earned }) => earned.at),
    days: column(({ row }) => row.earnedDay),
    causes: column(({ row }) => row.cause),
    points: column(({ row }) => row.points),
  });
}

/** Payments column by column. */
interface PaymentColumns {
  readonly students: readonly number[];
  readonly epochs: readonly number[];
  readonly attempts: readonly (number | null)[];
  readonly classes: readonly (number | null)[];
  readonly moments: readonly Date[];
  readonly days: readonly number[];
  readonly causes: readonly LedgerRow['cause'][];
  readonly points: readonly number[];
}
const inserting = preparedStatement(
  'insert-payments-of-students',
  (_db, { students, epochs, attempts, classes, moments, days, causes, points }: PaymentColumns) => sql`
    with paid as (
      select student_id, epoch, attempt_id, class_id, earned_at, earned_day, cause, points
        from unnest(${students}::bigint[], ${epochs}::integer[], ${attempts}::bigint[], ${classes}::bigint[],
                    ${moments}::timestamptz[], ${days}::integer[], ${causes}::text[], ${points}::integer[])
             as payment (student_id, epoch, attempt_id, class_id, earned_at, earned_day, cause, points)
    ), written as (
      insert into points_ledger (student_id, epoch, attempt_id, class_id, earned_at, earned_day, cause, points)
      select student_id, epoch, attempt_id, class_id, earned_at, earned_day, cause, points from paid
    )
    update student_progress p
       set total_points = p.total_points + sums.points, last_day = greatest(p.last_day, sums.day)
      from (select student_id, sum(points) as points, max(earned_day) as day from paid group by student_id) as sums
     where p.student_id = sums.student_id`,
);
