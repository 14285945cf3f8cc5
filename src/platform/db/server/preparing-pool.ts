import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { StatementNames } from './statement-names.ts';

/**
 * The pool as the query builder sees it: statements with parameters that come often are prepared, so that the server reads
 * and plans their text once in each connection, not with each use.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  const seen = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const connection = seen.get(client) ?? withNames(client, names);
      seen.set(client, connection);
      return connection;
    },
    end: () => pool.end(),
  };
}

function withNames(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  const query = (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    const values = [...parameters];
    const name = values.length > 0 ? names.of(text) : undefined;
    return name === undefined ? client.query(text, values) : client.query({ name, text, values });
  };
  return {
    // Of its two forms the one without a cursor.
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}
