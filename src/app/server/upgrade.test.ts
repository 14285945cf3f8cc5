import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { restoreBackup } from '#platform/backup/server/restore-backup.ts';
import { type Database, openDatabase } from '#platform/db/server/database.ts';
import { isMigrated, migrate } from '#platform/db/server/migrate.ts';
import { restorePlan } from './backup-plan.ts';
import { runOn, withDatabase } from './testing/global-setup.ts';

// A whole school is restored and migrated, and machines are busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const DB = join(import.meta.dirname, '../../../db');
const NAME = `upgraded_${process.pid}`;

/**
 * Backups of the demo school as older programs left it, by the day. From each of them a school must arrive at today's tables. They are
 * never written anew; each release adds one.
 */
const RELEASES = (await readdir(join(DB, 'releases'))).filter((name) => name.endsWith('.tar.gz'));

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openleaf-upgrade-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function openEmpty(): Promise<void> {
  await runOn(inject('databaseServer'), `drop database if exists ${NAME} with (force)`);
  await runOn(inject('databaseServer'), `create database ${NAME}`);
  const url = withDatabase(inject('databaseServer'), NAME);
  database = openDatabase({ url, connections: 3, onIdleError: () => {} });
}
async function close(): Promise<void> {
  await database.close();
  await runOn(inject('databaseServer'), `drop database ${NAME} with (force)`);
}

/** The migrations with one that ends the connection when all of its statements have run, as a killed program would. */
async function withKilled(name: string): Promise<string> {
  const killed = join(folder, name);
  await cp(join(DB, 'migrations'), killed, { recursive: true });
  const sql = await readFile(join(killed, name), 'utf8');
  await writeFile(join(killed, name), `${sql}\nselect pg_terminate_backend(pg_backend_pid());\n`);
  return killed;
}

const namesIn = async (table: string): Promise<string[]> =>
  (await database.pool.query<{ name: string }>(`select ${table}::text as name`)).rows.map(({ name }) => name);
const outline = async () => ({
  answers: await namesIn('(select count(*) from answers)'),
  people: await namesIn('(select string_agg(username_key, $$ $$ order by id) from users)'),
  points: await namesIn('(select sum(points) from points_ledger)'),
});

describe.each(RELEASES)('a school of %s', (release) => {
  beforeAll(openEmpty);
  afterAll(close);

  it('arrives at the tables of today, killed in every step and run again, with all of its work', async () => {
    const file = join(DB, 'releases', release);
    await restoreBackup(database.pool, file, { ...restorePlan, replaces: false, onProgress: () => {} });
    const before = await outline();
    const ran = await database.pool.query<{ name: string }>('select name from migrations');
    const done = new Set(ran.rows.map(({ name }) => name));
    const open = (await readdir(join(DB, 'migrations'))).filter(
      (name) => name.endsWith('.sql') && !done.has(name),
    );
    expect(open.length).toBeGreaterThan(0);
    for (const name of open.toSorted()) {
      await expect(migrate(database.pool, await withKilled(name)), name).rejects.toThrow();
      expect(await isMigrated(database.pool), name).toBe(false);
    }
    expect(await migrate(database.pool)).toEqual(open.toSorted().slice(-1));
    expect(await isMigrated(database.pool)).toBe(true);
    expect(await outline()).toEqual(before);
    expect((await database.pool.query('select * from invariants')).rows).toEqual([]);
  });
});

it('has a school of every release to start from', () => {
  expect(RELEASES.length).toBeGreaterThan(0);
});
