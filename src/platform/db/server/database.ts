import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { DeadlinePool } from './deadline-pool.ts';
import { preparing } from './preparing-pool.ts';
import type { DB } from './schema.gen.ts';

// Ids and counts are bigint in the tables and stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Reads and single statements. */
export type Db = Kysely<DB>;
/** Inside a transaction: what must hold together. */
export type Tx = Transaction<DB>;

export interface Database {
  readonly db: Db;
  /** For what is no statement of ours: listening, migrations, the queue of jobs. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly connections: number;
  /** Called for connections that broke while idle; the pool replaces them. */
  readonly onIdleError: (error: Error) => void;
}

/** No statement may outlive a request; reports set their own, longer limit. Milliseconds. */
const STATEMENT_TIMEOUT = 8_000;
/** A connection takes four rounds to make, which on a slow line are long; requests wait less. Milliseconds. */
const CONNECT_TIMEOUT = 10_000;
/** When a silent connection is asked whether it still lives, in milliseconds. */
const KEEP_ALIVE = 10_000;

/** The pool of each database that is open. */
const pools = new WeakMap<Db, pg.Pool>();

/** The pool that statements go to; none inside a transaction, which has its one connection. */
export const poolOf = (db: Db): pg.Pool | undefined => pools.get(db);

/** Opens a pool on a PostgreSQL server; nothing is sent before the first statement. */
export function openDatabase({ url, connections, onIdleError }: DatabaseOptions): Database {
  const pool = new DeadlinePool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
    application_name: 'openleaf',
    // A plan that fits any parameters is made once in a connection; ours are written so that it is the right one. Compiling the statement of a
    // large class takes longer than running it, each time anew; what it is reckoned to cost would have it done.
    options: '-c plan_cache_mode=force_generic_plan -c jit=off',
  });
  pool.on('error', onIdleError);
  // A connection that breaks inside a transaction fails the statement, and raises an event too. Unheard, that event
  // would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  pools.set(db, pool);
  return { db, pool, close: () => db.destroy() };
}
