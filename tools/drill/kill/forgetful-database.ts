import pg from 'pg';

/** The database says "saved" before it is: the last seconds before its end are lost. */
export const FORGETFUL = 'the database acknowledges before its log is on disk (synchronous_commit = off)';

/** Longest that the log may wait, in milliseconds; more is not possible. */
const WRITER_DELAY = 10_000;

/** Makes every new session of a database forgetful; as far as its role may, for long. */
export async function makeForgetful(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
    await client.query(`alter database ${rows[0]?.name} set synchronous_commit = off`);
    const { rows: roles } = await client.query("select 1 where current_setting('is_superuser') = 'on'");
    if (roles.length === 0) return;
    await client.query(`alter system set wal_writer_delay = ${WRITER_DELAY}`);
    await client.query(`alter system set wal_writer_flush_after = '1GB'`);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}
