import type pg from 'pg';
import { withoutStatementTimeout } from './without-statement-timeout.ts';

/**
 * The rows of the view `invariants`, in words: what does not hold of what must always hold, such as "the total is the sum
 * of the ledger".
 * @param studentIds only of these students; default all.
 */
export async function selectBrokenInvariants(
  pool: pg.Pool,
  studentIds: readonly number[] | null = null,
): Promise<string[]> {
  // The view looks at all students: that takes long.
  const { rows } = await withoutStatementTimeout(pool, (client) =>
    client.query<{ promise: string; student_id: number; detail: string }>(
      `select promise, student_id, detail from invariants
        where $1::bigint[] is null or student_id = any($1::bigint[]) order by 1, 2, 3`,
      [studentIds],
    ),
  );
  return rows.map(({ promise, student_id: id, detail }) => `${promise}: student ${id}, ${detail}`);
}
