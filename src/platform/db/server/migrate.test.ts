import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '#app/server/testing/test-app.ts';
import { type Database, openDatabase } from './database.ts';
import { isMigrated, migrate } from './migrate.ts';

let opened: Database;
let pool: pg.Pool;
let folder: string;
let drop: () => Promise<void>;
let url: string;

beforeAll(async () => {
  const database = await createTestDatabase();
  ({ drop, url } = database);
  opened = openDatabase({ url, connections: 4, onIdleError: () => {} });
  ({ pool } = opened);
});
afterAll(async () => {
  await opened.close();
  await drop();
});
beforeEach(async () => {
  await pool.query('drop schema public cascade');
  await pool.query('create schema public');
  folder = await mkdtemp(join(tmpdir(), 'openleaf-migrations-'));
  await put('0001-first.sql', 'create table one (id int)');
  await put('0002-second.sql', 'create table two (id int); insert into two values (1)');
});

const put = (name: string, sql: string) => writeFile(join(folder, name), sql);
const count = async (table: string) =>
  (await pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n;

it('runs each file once, in the order of their names', async () => {
  expect(await migrate(pool, folder)).toEqual(['0001-first.sql', '0002-second.sql']);
  expect(await migrate(pool, folder)).toEqual([]);
  await put('0003-third.sql', 'insert into two values (2)');
  expect(await migrate(pool, folder)).toEqual(['0003-third.sql']);
  expect(await count('two')).toBe(2);
});

it('runs each file once when two servers start at the same moment', async () => {
  const runs = await Promise.all([migrate(pool, folder), migrate(pool, folder), migrate(pool, folder)]);
  expect(runs.flat().toSorted((a, b) => a.localeCompare(b))).toEqual(['0001-first.sql', '0002-second.sql']);
  expect(await count('two')).toBe(1);
});

it('leaves nothing of a file that fails, and goes on there the next time', async () => {
  await put('0003-third.sql', 'insert into two values (2); select 1 / 0');
  await expect(migrate(pool, folder)).rejects.toThrow('"0003-third.sql" failed: division by zero');
  expect(await count('two')).toBe(1);
  await put('0003-third.sql', 'insert into two values (2)');
  expect(await migrate(pool, folder)).toEqual(['0003-third.sql']);
});

it('refuses a file that was changed after it ran, and a database that a newer program made', async () => {
  await migrate(pool, folder);
  await put('0001-first.sql', 'create table one (id bigint)');
  await expect(migrate(pool, folder)).rejects.toThrow(
    /"0001-first.sql" differs .* Start the version that last ran here/,
  );
  await expect(isMigrated(pool, folder)).rejects.toThrow('differs from the one here');
  await put('0001-first.sql', 'create table one (id int)');
  await pool.query("insert into migrations (name, hash) values ('9999-later.sql', 'x')");
  await expect(migrate(pool, folder)).rejects.toThrow(/does not know\. .* restore a backup/);
});

it('says what is missing to a role that may not make tables', async () => {
  await pool.query(
    'revoke create on schema public from current_user; grant usage on schema public to public',
  );
  // Nothing can be taken from a superuser: there another role asks.
  const { rows } = await pool.query<{ role: string }>(
    "select case when rolsuper then 'pg_monitor' else rolname end as role from pg_roles where rolname = current_user",
  );
  const asking = new URL(url);
  asking.searchParams.set('options', `-c role=${rows[0]?.role}`);
  const stranger = openDatabase({ url: asking.href, connections: 1, onIdleError: () => {} });
  try {
    await expect(migrate(stranger.pool, folder)).rejects.toThrow('Make it the owner');
  } finally {
    await stranger.close();
  }
});

const IMPATIENT = { lockMs: 100, times: 3, pauseMs: 300 };

it('gives way to those who use a table that it needs, and comes again', async () => {
  await migrate(pool, folder);
  await put('0003-third.sql', 'alter table two add column note text');
  const reader = await pool.connect();
  await reader.query('begin; lock table two in access share mode');
  const migrating = migrate(pool, folder, { ...IMPATIENT, times: 50 });
  // Those who come while it waits, or rests, get in within what it waits.
  for (let n = 0; n < 5; n += 1) {
    const began = performance.now();
    expect(await count('two')).toBe(1);
    expect(performance.now() - began).toBeLessThan(IMPATIENT.lockMs + 400);
    await sleep(100);
  }
  await reader.query('commit');
  reader.release();
  expect(await migrating).toEqual(['0003-third.sql']);
});

it('gives up when a table stays in use, and has changed nothing', async () => {
  await migrate(pool, folder);
  await put('0003-third.sql', 'insert into one values (3); alter table two add column note text');
  const reader = await pool.connect();
  await reader.query('begin; lock table two in access share mode');
  await expect(migrate(pool, folder, IMPATIENT)).rejects.toThrow(
    '"0003-third.sql" failed: canceling statement due to lock timeout',
  );
  await reader.query('commit');
  reader.release();
  expect(await count('one')).toBe(0);
  expect(await migrate(pool, folder)).toEqual(['0003-third.sql']);
});
