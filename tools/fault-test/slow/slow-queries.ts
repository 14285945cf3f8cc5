import type pg from 'pg';
import { SESSIONS_ENDED } from '#platform/session/server/session-queries.ts';

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
