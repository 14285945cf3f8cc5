import { beforeAll, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person, Student } from '#app/server/world.ts';
import { logIn } from '#features/accounts/contract/endpoints.ts';
import { mergeStudents } from '#features/merges/contract/merge-students.ts';
import type { ErasureReason } from '#features/own-data/core/erasure.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { eraseAccount } from '../contract/account-data.ts';

const test = useTestApp();
let admin: Person;
beforeAll(async () => {
  admin = await test.world.admin('Noor');
});

const erase = (
  { id: userId, username }: Person | Student,
  {
    typedUsername = username,
    why = 'asked',
    by = admin,
  }: { typedUsername?: string; why?: ErasureReason; by?: Pick<Person, 'call'> } = {},
) => by.call(eraseAccount, { body: { userId, typedUsername, why } });
const isThere = async ({ id }: Person | Student) =>
  (await test.database.pool.query('select 1 from users where id = $1', [id])).rows.length === 1;

it('erases a student, whose sessions end at once, and records why', async () => {
  const ana = await (await (await test.world.teacher('Rivera')).class('Room 12')).student('Anouk');
  expect((await ana.call(getSession, {})).status).toBe(200);
  expect((await erase(ana, { typedUsername: ` ${ana.username.toUpperCase()} `, why: 'left' })).status).toBe(
    200,
  );
  expect(await isThere(ana)).toBe(false);
  expect((await ana.call(getSession, {})).status).toBe(401);
  const { username, password } = ana;
  expect((await test.world.anyone.call(logIn, { body: { username, password } })).status).toBe(401);
  const { rows } = await test.database.pool.query(
    "select actor_user_id, subject_user_id, detail from audit_log where act = 'erase-person' and subject_user_id = $1",
    [ana.id],
  );
  expect(rows).toEqual([{ actor_user_id: admin.id, subject_user_id: ana.id, detail: { reason: 'left' } }]);
  expect((await erase(ana)).status).toBe(404);
});

it('erases a student with the accounts that were joined to theirs, by their own name alone', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Room 12');
  const [ana, twin] = [await room.student('Ana'), await room.student('Anna')];
  const body = { classId: room.id, keptId: ana.id, joinedId: twin.id };
  expect((await rivera.call(mergeStudents, { body })).status).toBe(200);
  expect((await erase(ana, { typedUsername: twin.username })).problem.code).toBe('refused-field');
  expect([await isThere(ana), await isThere(twin)]).toEqual([true, true]);
  expect((await erase(ana)).status).toBe(200);
  expect([await isThere(ana), await isThere(twin)]).toEqual([false, false]);
});

it('erases nobody under another name', async () => {
  const [ana, ben] = [await test.world.student('Ana'), await test.world.student('Ben')];
  const { status, problem } = await erase(ana, { typedUsername: ben.username });
  expect([status, problem.code, problem.errors[0]?.path]).toEqual([422, 'refused-field', 'typedUsername']);
  expect([await isThere(ana), await isThere(ben)]).toEqual([true, true]);
});

it('erases no admin, so that nobody shuts the last one out, and no teacher whose classes nobody takes', async () => {
  expect((await erase(admin)).problem.code).toBe('is-admin');
  const [rivera, novak] = [await test.world.teacher('Rivera'), await test.world.teacher('Novak')];
  const ana = await (await rivera.class('Room 12')).student('Ana');
  expect((await erase(rivera)).problem.code).toBe('has-classes');
  expect([await isThere(rivera), await isThere(ana)]).toEqual([true, true]);
  expect((await erase(novak)).status).toBe(200);
  expect(await isThere(novak)).toBe(false);
});

it('is for admins alone', async () => {
  const rivera = await test.world.teacher('Rivera');
  const ana = await (await rivera.class('Room 12')).student('Ana');
  for (const by of [rivera, ana]) expect((await erase(ana, { by })).status).toBe(403);
  expect(await isThere(ana)).toBe(true);
});
