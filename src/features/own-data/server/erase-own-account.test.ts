import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { childOf } from '#features/family/server/testing/child-of.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { eraseOwnAccount } from '../contract/own-data.ts';

const test = useTestApp();

const erase = (
  person: Person & { password: string },
  body: Partial<Record<'oldPassword' | 'typedUsername', string>> = {},
) =>
  person.call(eraseOwnAccount, {
    body: { oldPassword: person.password, typedUsername: person.username, ...body },
  });
const accountsOf = async ({ id }: Person) => {
  const { rows } = await test.database.pool.query('select id from users where id = $1', [id]);
  return rows.length;
};

it('erases a teacher without classes at once, ends the session, and records it', async () => {
  const rivera = await test.world.teacher('Rivera');
  expect((await erase(rivera)).data).toEqual({ erased: true });
  expect(await accountsOf(rivera)).toBe(0);
  expect((await rivera.call(getSession, {})).status).toBe(401);
  const { rows } = await test.database.pool.query(
    "select actor_user_id, subject_user_id, detail from audit_log where act = 'erase-person' and subject_user_id = $1",
    [rivera.id],
  );
  expect(rows).toEqual([
    { actor_user_id: rivera.id, subject_user_id: rivera.id, detail: { reason: 'asked' } },
  ]);
});

it('takes the password and the username, each exactly', async () => {
  const rivera = await test.world.teacher('Rivera');
  expect((await erase(rivera, { oldPassword: 'not the one' })).problem.errors[0]?.path).toBe('oldPassword');
  expect((await erase(rivera, { typedUsername: `${rivera.username}x` })).problem.errors[0]?.message).toBe(
    'This is not your username.',
  );
  expect(await accountsOf(rivera)).toBe(1);
});

it('leaves a teacher whose classes nobody has taken', async () => {
  const rivera = await test.world.teacher('Rivera');
  await rivera.class('Room 12');
  expect((await erase(rivera)).problem.code).toBe('has-classes');
  expect(await accountsOf(rivera)).toBe(1);
});

it('erases a parent and leaves the child', async () => {
  const { parent, ana } = await childOf(test);
  expect((await erase(parent)).data).toEqual({ erased: true });
  expect([await accountsOf(parent), await accountsOf(ana)]).toEqual([0, 1]);
});

it('is not for students, who ask their teacher or their parents', async () => {
  const ana = await test.world.student('Ana');
  expect((await erase(ana)).problem.code).toBe('ask-teacher');
  expect(await accountsOf(ana)).toBe(1);
});
