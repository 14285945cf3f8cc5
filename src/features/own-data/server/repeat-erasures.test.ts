import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { RECORD_FILE } from './erasure-record.ts';
import { type ErasureRecord, erasePerson, openErasureRecord, repeatErasures } from './public.ts';

const test = useTestApp();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openleaf-erasures-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => rm(join(folder, RECORD_FILE), { force: true }));

/** What a process does with the record from its start to its end. */
async function withRecord<T>(use: (erasures: ErasureRecord) => Promise<T>): Promise<T> {
  const erasures = await openErasureRecord(folder);
  try {
    return await use(erasures);
  } finally {
    await erasures.close();
  }
}
const erase = ({ id: userId }: Student | Teacher) =>
  withRecord((erasures) =>
    erasePerson({ ...test.app.services, erasures }, { userId, by: null, reason: 'asked' }, test.clock.now()),
  );
const start = () =>
  withRecord((erasures) => repeatErasures({ ...test.app.services, erasures }, test.clock.now()));
const query = async (statement: string, ...values: unknown[]) =>
  (await test.database.pool.query(statement, values)).rows as Record<string, unknown>[];
const isThere = async ({ id }: Student | Teacher) =>
  (await query('select 1 from users where id = $1', id)).length === 1;
const lines = async () =>
  (await readFile(join(folder, RECORD_FILE), 'utf8')).split('\n').filter((line) => line !== '');

/** As a copy that was made before the erasure brings a person back; the table of erasures is as old. */
async function restore(person: Student | Teacher, row: Record<string, unknown> | undefined) {
  await query('delete from erased_accounts');
  await query(
    `insert into users (id, username, username_key, role, register_as, created_at, password_hash)
     overriding system value values ($1, $2, $2, $3, $3, $4, 'x')`,
    person.id,
    person.username.toLowerCase(),
    row?.['role'],
    row?.['created_at'],
  );
}
const rowOf = async ({ id }: Student | Teacher) => (await query('select * from users where id = $1', id))[0];

it('erases again whoever came back with an older copy of the database, and nobody else', async () => {
  const [ana, ben] = [await test.world.student('Ana'), await test.world.student('Ben')];
  const row = await rowOf(ana);
  await erase(ana);
  await restore(ana, row);
  expect(await start()).toEqual({ erased: 1, news: 1, withClasses: [] });
  expect([await isThere(ana), await isThere(ben)]).toEqual([false, true]);
  expect(await query('select detail from audit_log where subject_user_id = $1 order by id', ana.id)).toEqual([
    { detail: { reason: 'asked' } },
    { detail: { reason: 'restored' } },
  ]);
  expect(await start()).toEqual({ erased: 0, news: 0, withClasses: [] });
});

it('leaves a new account alone that got the number of somebody who was erased', async () => {
  const ana = await test.world.student('Ana');
  const row = await rowOf(ana);
  await erase(ana);
  await restore(ana, { ...row, created_at: new Date('2026-10-15T09:00:00Z') });
  expect(await start()).toMatchObject({ erased: 0, withClasses: [] });
  expect(await isThere(ana)).toBe(true);
});

it('waits with a teacher who is back with classes until somebody takes them', async () => {
  const rivera = await test.world.teacher('Rivera');
  const row = await rowOf(rivera);
  await erase(rivera);
  await restore(rivera, row);
  await query(
    `insert into classes (teacher_id, name, grade, settings, timezone, created_at)
     values ($1, 'Room 3', 3, '{}', 'America/New_York', now())`,
    rivera.id,
  );
  for (let time = 0; time < 2; time++)
    expect(await start()).toMatchObject({ erased: 0, withClasses: [rivera.id] });
  await query('delete from classes where teacher_id = $1', rivera.id);
  expect(await start()).toMatchObject({ erased: 1, withClasses: [] });
});

it('takes over what only the database knows, and keeps it to its owner', async () => {
  const ana = await test.world.student('Ana');
  await erase(ana);
  expect((await stat(join(folder, RECORD_FILE))).mode & 0o777).toBe(0o600);
  const [hash] = await lines();
  await writeFile(join(folder, RECORD_FILE), '');
  await start();
  expect(await lines()).toContain(hash);
});

it('reads a record that a crash has cut', async () => {
  await appendFile(join(folder, RECORD_FILE), 'a1b2');
  const ana = await test.world.student('Ana');
  const row = await rowOf(ana);
  await erase(ana);
  expect((await lines()).at(-1)).toMatch(/^[\da-f]{64}$/);
  await restore(ana, row);
  expect(await start()).toMatchObject({ erased: 1 });
});
