import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { logIn } from '../contract/endpoints.ts';
import { PASSWORD_MIN } from '../core/password.ts';
import { resetPassword } from './reset-password.ts';

const test = useTestApp();
const NEW = 'seven quiet otters';

const logInWith = async ({ username }: Student, password: string) =>
  (await test.world.anyone.call(logIn, { body: { username, password } })).status;
const reset = ({ id: userId, username }: Student, password: string, mustChange = false) =>
  resetPassword(
    test.app.services,
    { userId, username, password, minimum: PASSWORD_MIN.student, mustChange, by: null, address: null },
    test.clock.now(),
  );
const actsAbout = async ({ id }: Student) =>
  (
    await test.database.pool.query('select act, actor_user_id from audit_log where subject_user_id = $1', [
      id,
    ])
  ).rows;

it('sets the new password in place of the old one and ends every session', async () => {
  const [ana, ben] = [await test.world.student('Ana'), await test.world.student('Ben')];
  expect(await reset(ana, NEW)).toBeNull();
  expect((await ana.call(getSession, {})).status).toBe(401);
  expect((await ben.call(getSession, {})).status).toBe(200);
  expect(await logInWith(ana, ana.password)).toBe(401);
  expect(await logInWith(ana, NEW)).toBe(200);
  expect(await actsAbout(ana)).toContainEqual({ act: 'reset-password', actor_user_id: null });
});

it.each([true, false])(
  'asks for another one at the next login where that is wanted: %s',
  async (mustChange) => {
    const ana = await test.world.student('Ana');
    await reset(ana, NEW, mustChange);
    const back = await test.world.comeBack({ ...ana, password: NEW });
    expect((await back.call(getSession, {})).data.user.mustChangePassword).toBe(mustChange);
  },
);

it('forgets the wrong guesses at the old one', async () => {
  const ana = await test.world.student('Ana');
  for (let guess = 0; guess < 30; guess += 1) await logInWith(ana, 'a wrong one');
  expect(await logInWith(ana, ana.password)).toBe(429);
  await reset(ana, NEW);
  expect(await logInWith(ana, NEW)).toBe(200);
});

it('says what is wrong with a new password and leaves the account as it is', async () => {
  const ana = await test.world.student('Ana');
  for (const bad of ['a1', 'password1234', ana.username]) expect(await reset(ana, bad)).toMatch(/\w+\.$/);
  expect((await ana.call(getSession, {})).status).toBe(200);
  expect(await logInWith(ana, ana.password)).toBe(200);
  expect((await actsAbout(ana)).map(({ act }) => act)).not.toContain('reset-password');
});
