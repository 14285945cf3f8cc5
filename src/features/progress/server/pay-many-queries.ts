import { sql } from 'kysely';
import type { Tx } from '#platform/db/server/database.ts';
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
  await sql`
    with paid as (
      select *
        from unnest(
               ${column(({ earned }) => earned.studentId)}::bigint[],
               ${column(({ earned }) => earned.epoch)}::integer[],
               ${column(({ earned }) => earned.attemptId)}::bigint[],
               ${column(({ earned }) => earned.classId)}::bigint[],
               ${column(({ earned }) => earned.at)}::timestamptz[],
               ${column(({ row }) => row.earnedDay)}::integer[],
               ${column(({ row }) => row.cause)}::text[],
               ${column(({ row }) => row.points)}::integer[])
             as payment (student_id, epoch, attempt_id, class_id, earned_at, earned_day, cause, points)
    ), written as (
      insert into points_ledger (student_id, epoch, attempt_id, class_id, earned_at, earned_day, cause, points)
      select student_id, epoch, attempt_id, class_id, earned_at, earned_day, cause, points from paid
    )
    update student_progress
       set total_points = total_points + sums.points, last_day = greatest(last_day, sums.day)
      from (select student_id, sum(points) as points, max(earned_day) as day from paid group by student_id) as sums
     where student_progress.student_id = sums.student_id`.execute(tx);
}
