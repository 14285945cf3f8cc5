import type pg from 'pg';

/** The server's version as PostgreSQL counts it: 150018 is 15.18. */
export async function selectServerVersion(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  return rows[0]?.version ?? 0;
}
