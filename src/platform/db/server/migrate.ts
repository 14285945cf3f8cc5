import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { splitStatements } from './split-statements.ts';

/** Any number, the same in every process: two servers that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_203_115;

/**
 * A statement that waits for a table lets nobody else at it who comes later. A migration so waits no longer than a class notices, gives way,
 * and comes again: milliseconds to wait, times, and milliseconds in between, which make three minutes.
 */
const PATIENCE = { lockMs: 1_000, times: 60, pauseMs: 2_000 };
export type Patience = typeof PATIENCE;

/** PostgreSQL: a lock was not there in time. */
const LOCK_NOT_AVAILABLE = '55P03';
const INSUFFICIENT_PRIVILEGE = '42501';

const FOLDER = join(import.meta.dirname, '../../../../db/migrations');

const MIGRATIONS_TABLE =
  'create table if not exists migrations (name text primary key, hash text not null, run_at timestamptz not null default now())';

/** The database was migrated by a newer or an edited program; going on could harm it. */
export class MigrationError extends Error {}

/** What an operator does whose database was last used by another version. */
const OTHER_VERSION =
  'Nothing was changed. Start the version that last ran here, or restore a backup with the version that wrote it.';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Brings the database to this program's schema: forward only, each file in a transaction of its own, one process at
 * a time. Killed half-way it goes on where it stopped.
 * @returns the names of the files that were run now.
 * @throws MigrationError when the role may not make tables, when a table stays in use longer than there is patience, or when a file that ran before has changed or is unknown to this program.
 */
export async function migrate(pool: pg.Pool, folder = FOLDER, patience = PATIENCE): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(MIGRATIONS_TABLE).catch(explainRights);
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
    const done = new Map(rows.map((row) => [row.name, row.hash]));
    refuseForeignHistory(migrations, done, OTHER_VERSION);
    const open = migrations.filter((migration) => !done.has(migration.name));
    // Not before: a second server waits for the first one as long as it takes.
    await client.query(`set lock_timeout = ${patience.lockMs}`);
    for (const migration of open) await runPatiently(client, migration, patience);
    return open.map((migration) => migration.name);
  } finally {
    // Destroying the connection gives back the lock and the time-out, whatever happened.
    client.release(true);
  }
}

/** A database that was made by another role than the one that Openleaf uses. */
function explainRights(error: unknown): never {
  if (error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE)
    throw new MigrationError(
      'The role in DATABASE_URL is not allowed to create tables in this database. Make it the owner: alter database NAME owner to ROLE.',
    );
  throw error;
}

/**
 * Whether the database has exactly this program's schema. Changes nothing.
 * @throws MigrationError when another version has prepared it in a way from which no start of this one leads on.
 */
export async function isMigrated(pool: pg.Pool, folder = FOLDER): Promise<boolean> {
  const { rows: tables } = await pool.query("select 1 where to_regclass('migrations') is not null");
  if (tables.length === 0) return false;
  const { rows } = await pool.query<{ name: string; hash: string }>('select name, hash from migrations');
  const done = new Map(rows.map((row) => [row.name, row.hash]));
  const migrations = await readMigrations(folder);
  refuseForeignHistory(migrations, done, OTHER_VERSION);
  return migrations.length === done.size;
}

/** @param advice what to do about it, after the sentence that says what is wrong. */
function refuseForeignHistory(
  migrations: readonly Migration[],
  done: ReadonlyMap<string, string>,
  advice = '',
): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.hash]));
  for (const [name, hash] of done) {
    if (!known.has(name))
      throw new MigrationError(
        `The database holds "${name}", which this version does not know. ${advice}`.trim(),
      );
    if (known.get(name) !== hash)
      throw new MigrationError(
        `Another version of Openleaf prepared this database: its "${name}" differs from the one here. ${advice}`.trim(),
      );
  }
}

/** Runs a migration, and once more for as often as a table that it needs is in use. */
async function runPatiently(client: pg.PoolClient, migration: Migration, patience: Patience): Promise<void> {
  for (let time = 1; ; time += 1) {
    try {
      await runMigration(client, migration);
      return;
    } catch (error) {
      const cause = error instanceof MigrationError ? error.cause : undefined;
      const isInUse = cause instanceof pg.DatabaseError && cause.code === LOCK_NOT_AVAILABLE;
      if (!isInUse || time >= patience.times) throw error;
      await sleep(patience.pauseMs);
    }
  }
}

async function runMigration(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await applyMigration(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const why = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`"${migration.name}" failed: ${why}`, { cause: error });
  }
}

async function applyMigration(client: pg.ClientBase, { name, sql, hash }: Migration): Promise<void> {
  // One at a time: a distributed database takes no more at once.
  for (const statement of splitStatements(sql)) await client.query(statement);
  await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
}

/** Keeps every start that would migrate waiting until the transaction ends. */
export const holdOffMigrations = (client: pg.ClientBase): Promise<unknown> =>
  client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);

/**
 * Gives an empty database the schema that another one had, in the transaction of the caller.
 * @throws MigrationError when something had run there that this program does not know.
 */
export async function migrateTo(
  client: pg.ClientBase,
  history: readonly { readonly name: string; readonly hash: string }[],
  folder = FOLDER,
): Promise<void> {
  const migrations = await readMigrations(folder);
  const ran = new Map(history.map(({ name, hash }) => [name, hash]));
  refuseForeignHistory(migrations, ran);
  await client.query(MIGRATIONS_TABLE);
  for (const migration of migrations) if (ran.has(migration.name)) await applyMigration(client, migration);
}
