import type pg from 'pg';
import { SESSIONS_ENDED } from '#platform/session/server/session-queries.ts';

/** An answer in the table. */
export interface StoredAnswer {
  readonly studentId: number;
  readonly questionId: number;
  readonly key: string;
}

/** The answers that these students have given to one version of a passage. */
export async function selectAnswers(
  pool: pg.Pool,
  { studentIds, versionId }: { readonly studentIds: readonly number[]; readonly versionId: number },
): Promise<StoredAnswer[]> {
  const { rows } = await pool.query<StoredAnswer>(
    `select answers.student_id as "studentId", question_id as "questionId", idempotency_key as "key"
       from answers
       join attempts on attempts.student_id = answers.student_id and attempts.id = attempt_id
      where answers.student_id = any($1) and passage_version_id = $2`,
    [studentIds, versionId],
  );
  return rows;
}

/** How much does not hold of what must hold at any time. */
export async function countBrokenInvariants(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ broken: number }>('select count(*) as broken from invariants');
  return rows[0]?.broken ?? Number.NaN;
}

/** Ends sessions as another process of the service does. */
export async function endSessionsElsewhere(pool: pg.Pool, userIds: readonly number[]): Promise<void> {
  await pool.query(
    `with ended as (delete from sessions where user_id = any($1) returning user_id)
     select pg_notify($2, user_id::text) from ended`,
    [userIds, SESSIONS_ENDED],
  );
}

/** Wrong guesses that are counted at present. */
export async function countGuesses(pool: pg.Pool, buckets: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ used: number }>(
    'select coalesce(sum(used), 0) as used from limits where bucket = any($1)',
    [buckets],
  );
  return rows[0]?.used ?? Number.NaN;
}
