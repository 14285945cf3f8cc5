import type pg from 'pg';

/** How often the schools, or their words, were read from one end to the other. */
export async function scansOfSchools(pool: pg.Pool): Promise<number> {
  // A backend reports its counters a moment after its statement.
  await pool.query('select pg_sleep(1.5), pg_stat_clear_snapshot()');
  const { rows } = await pool.query<{ scans: number }>(
    `select coalesce(sum(seq_scan), 0)::integer as scans from pg_stat_user_tables where relname in ('schools', 'school_words')`,
  );
  return rows[0]?.scans ?? 0;
}

/** The injected fault: schools are no longer found by their words. */
export const dropIndexOfWords = (pool: pg.Pool) => pool.query('drop index schools_of_words');
