import pg from 'pg';

/** The database acknowledges before it has stored: the last seconds before a kill are lost. */
export const EARLY_ACKNOWLEDGEMENT =
  'the database acknowledges before its log is on disk (synchronous_commit = off)';

/** The longest that the log may wait; PostgreSQL allows no more. */
const WRITER_DELAY_MS = 10_000;

/** Injects it into every new session of a database, as far as the role of the session may. */
export async function injectEarlyAcknowledgement(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
    await client.query(`alter database ${rows[0]?.name} set synchronous_commit = off`);
    const { rows: roles } = await client.query("select 1 where current_setting('is_superuser') = 'on'");
    if (roles.length === 0) return;
    await client.query(`alter system set wal_writer_delay = ${WRITER_DELAY_MS}`);
    await client.query(`alter system set wal_writer_flush_after = '1GB'`);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}
