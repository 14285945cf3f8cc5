import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { logIn } from '../contract/endpoints.ts';
import { lockAccount } from './lock-account.ts';
import { unlockAccount } from './unlock-account.ts';

const test = useTestApp();

const logInAs = async ({ username, password }: Pick<Student, 'username' | 'password'>) =>
  (await test.world.anyone.call(logIn, { body: { username, password } })).status;
const unlock = ({ id: userId, username }: Student) =>
  unlockAccount(test.database.db, { userId, username, by: null }, test.clock.now());

it('opens a locked account again, and no session that the lock ended', async () => {
  const ana = await test.world.student('Ana');
  await lockAccount(test.database.db, { userId: ana.id, by: null }, test.clock.now());
  expect(await logInAs(ana)).toBe(401);
  await unlock(ana);
  expect(await logInAs(ana)).toBe(200);
  expect((await ana.call(getSession, {})).status).toBe(401);
  const { rows } = await test.database.pool.query(
    "select actor_user_id, subject_user_id from audit_log where act = 'unlock-account'",
  );
  expect(rows).toEqual([{ actor_user_id: null, subject_user_id: ana.id }]);
});

it('opens an account that wrong guesses have shut', async () => {
  const ben = await test.world.student('Ben');
  for (let guess = 0; guess < 30; guess += 1) await logInAs({ ...ben, password: 'a wrong one' });
  expect(await logInAs(ben)).toBe(429);
  await unlock(ben);
  expect(await logInAs(ben)).toBe(200);
});
