import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { runOn, withDatabase } from '#app/server/testing/global-setup.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { openDatabase } from '#platform/db/server/database.ts';
import { WRITE_CREDENTIALS } from './testing/credential-queries.ts';
import { typeCommand } from './testing/type-command.ts';

// A command is a process of its own, and machines are busy.
vi.setConfig({ testTimeout: 120_000 });

const test = useTestApp();
const databases: string[] = [];
let folder: string;
let made: Awaited<ReturnType<typeof typeCommand>>;

/** A database of its own for a test, without a table. */
async function emptyDatabase(): Promise<string> {
  const name = `restored_${process.pid}_${databases.length}`;
  databases.push(name);
  await runOn(inject('databaseServer'), `create database ${name}`);
  return withDatabase(inject('databaseServer'), name);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openleaf-backup-'));
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  await room.student('Ana');
  await room.student('Ben', { username: 'ben.erased' });
  // Somebody waits for a document that no worker has begun.
  await test.database.pool.query(
    `insert into job_runs (id, name, created_at, expires_at) values ('00000000-0000-4000-8000-000000000001', 'make-worksheet', now(), now() + interval '1 day')`,
  );
  await test.database.pool.query(
    `insert into jobs.job (id, name, data) values ('00000000-0000-4000-8000-000000000001', 'make-worksheet', '{"a": 1}')`,
  );
  // A number that belongs to no table was given.
  await test.database.pool.query(`select setval('subscription_readings', 7)`);
  await test.database.pool.query(WRITE_CREDENTIALS, [room.id]);
  made = await type(['backup', file()]);
}, 120_000);
afterAll(async () => {
  for (const name of databases)
    await runOn(inject('databaseServer'), `drop database if exists ${name} with (force)`);
  await rm(folder, { recursive: true });
});

const file = () => join(folder, 'school.tar.gz');
const type = (words: readonly string[], url = test.url, dataDir = 'data') =>
  typeCommand(['openleaf', ...words], { DATABASE_URL: url, DATA_DIR: join(folder, dataDir) });
async function numberIn(url: string, query: string): Promise<number> {
  const database = openDatabase({ url, connections: 1, onIdleError: () => {} });
  try {
    return (await database.pool.query<{ n: number }>(query)).rows[0]?.n ?? Number.NaN;
  } finally {
    await database.close();
  }
}
const count = (url: string, what: string) => numberIn(url, `select count(*)::int as n from ${what}`);

it('backs up while Openleaf runs, into a file that only its owner reads, and over no other file', async () => {
  expect([made.status, made.stdout]).toEqual([
    0,
    expect.stringMatching(/^[\d,]+ rows of \d+ tables are in /),
  ]);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).not.toContain('school.tar.gz.partial');
  expect(await count(test.url, 'backups')).toBe(1);
  const again = await type(['backup', file()]);
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('is there already.')]);
  const nowhere = await type(['backup', join(folder, 'no', 'folder.tar.gz')]);
  expect([nowhere.status, nowhere.stderr]).toEqual([1, expect.stringContaining('cannot be written')]);
});

it('restores all of it into an empty database, without open doors, and erases again who was erased', async () => {
  const copyUrl = await emptyDatabase();
  const people = await count(test.url, 'users');
  expect((await type(['erase', 'ben.erased', '--yes'])).status).toBe(0);
  await mkdir(join(folder, 'elsewhere'));
  await copyFile(join(folder, 'data', 'erased-accounts'), join(folder, 'elsewhere', 'erased-accounts'));
  const restored = await type(['restore', file()], copyUrl, 'elsewhere');
  expect([restored.status, restored.stdout]).toEqual([0, expect.stringContaining('Everybody logs in anew.')]);
  expect(restored.stderr).toContain('1 person had been erased before this copy');
  expect(restored.stderr).not.toContain('erased-accounts in DATA_DIR');
  expect(await count(copyUrl, 'users')).toBe(people - 1);
  expect(await count(copyUrl, "users where username_key = 'ben.erased'")).toBe(0);
  expect(await count(test.url, 'sessions')).toBeGreaterThan(0);
  expect(await count(copyUrl, 'sessions')).toBe(0);
  expect(await count(copyUrl, 'invariants')).toBe(0);
  expect(await count(copyUrl, "jobs.job where name = 'make-worksheet' and state = 'created'")).toBe(1);
  // A number that was given is never given again, also not to somebody else after an erasure.
  const reading = `select nextval('subscription_readings')::int as n`;
  expect(await numberIn(copyUrl, reading)).toBe(8);
  const next = `select nextval(pg_get_serial_sequence('users', 'id'))::int as n`;
  expect(await numberIn(copyUrl, next)).toBeGreaterThan(
    await numberIn(test.url, 'select max(id)::int as n from users'),
  );
});

const textOf = async (): Promise<string> => gunzipSync(await readFile(file())).toString('latin1');

it('holds no link that still works', async () => {
  expect(await count(test.url, "mails where secrets ->> 0 = 'the-secret-end'")).toBe(1);
  const text = await textOf();
  expect(text).toContain('reader@school.example');
  expect(text).not.toContain('the-secret-end');
});

it('ends badges and codes on paper, and says what was taken away since the copy and is there again', async () => {
  const copyUrl = await emptyDatabase();
  const restored = await type(['restore', file()], copyUrl, 'later');
  expect(restored.status).toBe(0);
  expect(restored.stderr).toContain('Ended: 1 student badge and 1 recovery code. Teachers print new badges.');
  expect(restored.stderr).toContain('- accounts that were locked\n');
  expect((await type(['lock', 'ben.erased'], copyUrl, 'later')).status).toBe(0);
  const again = await type(['restore', '--replace', file()], copyUrl, 'later');
  expect(again.stderr).toMatch(/- accounts that were locked: 1, the last on \d{4}-\d\d-\d\d \(ben\.erased\)/);
  expect(again.stderr).toContain('- approvals of teachers that were withdrawn\n');
  for (const table of ['second_step_codes', 'recovery_codes', 'student_badges'])
    expect([table, await count(copyUrl, table)]).toEqual([table, 0]);
});

it('leaves badges and codes on paper alone when Openleaf moves', async () => {
  const copyUrl = await emptyDatabase();
  const moved = await type(['restore', '--moving', file()], copyUrl, 'moved');
  expect([moved.status, moved.stderr]).toEqual([0, expect.not.stringContaining('Ended:')]);
  expect([await count(copyUrl, 'recovery_codes'), await count(copyUrl, 'student_badges')]).toEqual([1, 1]);
  expect(await count(copyUrl, 'second_step_codes')).toBe(0);
});

it('says that the note of who was erased is damaged', async () => {
  await mkdir(join(folder, 'damaged'), { recursive: true });
  const somebody = 'ab'.repeat(32);
  await writeFile(join(folder, 'damaged', 'erased-accounts'), `${somebody}\n${somebody.slice(0, 30)}\n`);
  const restored = await type(['restore', '--moving', file()], await emptyDatabase(), 'damaged');
  expect([restored.status, restored.stderr]).toEqual([
    0,
    expect.stringContaining('erased-accounts in DATA_DIR is damaged (1 line)'),
  ]);
  expect(restored.stderr).not.toContain('names nobody');
});

it('restores into a database with people only when it is told to replace them', async () => {
  const copyUrl = await emptyDatabase();
  const first = await type(['restore', file()], copyUrl, 'fresh');
  expect([first.status, first.stderr]).toEqual([
    0,
    expect.stringContaining('erased-accounts in DATA_DIR names nobody who was erased after'),
  ]);
  const refused = await type(['restore', file()], copyUrl, 'fresh');
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('The database is not empty')]);
  await runOn(copyUrl, `update users set first_name = 'Changed'`);
  const replaced = await type(['restore', '--replace', file()], copyUrl, 'fresh');
  expect([replaced.status, replaced.stderr]).toEqual([0, expect.any(String)]);
  expect(await count(copyUrl, `users where first_name = 'Changed'`)).toBe(0);
  expect(await count(copyUrl, "users where username_key = 'ben.erased'")).toBe(1);
});

it('restores into no database that a running Openleaf has open, nor into one of another program', async () => {
  const inUse = await type(['restore', '--replace', file()]);
  expect([inUse.status, inUse.stderr]).toEqual([
    1,
    expect.stringContaining('is using the database. Stop it'),
  ]);
  const other = await emptyDatabase();
  await runOn(other, 'create table letters (id int)');
  const foreign = await type(['restore', '--replace', file()], other);
  expect([foreign.status, foreign.stderr]).toEqual([1, expect.stringContaining('tables of another program')]);
});
