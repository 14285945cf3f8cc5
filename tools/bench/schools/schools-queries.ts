import type pg from 'pg';

/** How many rows of schools were read, by an index or from one end to the other, since the server began to count. */
export async function schoolsRead(pool: pg.Pool): Promise<number> {
  // A backend reports its counters a moment after its statement.
  await pool.query('select pg_sleep(1.5), pg_stat_clear_snapshot()');
  const { rows } = await pool.query<{ read: number }>(
    `select (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read from pg_stat_user_tables where relname = 'schools'`,
  );
  return rows[0]?.read ?? 0;
}

/** The injected fault: schools are no longer found by their words. */
export const dropIndexOfWords = (pool: pg.Pool) => pool.query('drop index schools_of_words');
