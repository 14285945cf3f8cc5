import type pg from 'pg';

/** Works on a connection of its own whose statements may take as long as they need; those of the service have seconds. */
export async function withoutStatementTimeout<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    return await work(client);
  } finally {
    // The connection would keep its setting.
    client.release(true);
  }
}
