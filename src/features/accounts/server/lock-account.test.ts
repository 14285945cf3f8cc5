import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { logIn } from '../contract/endpoints.ts';
import { readPasswordLink } from '../contract/forgotten-password.ts';
import { lockAccount } from './lock-account.ts';
import { makePasswordLink } from './testing/make-password-link.ts';
import { unlockAccount } from './unlock-account.ts';

const test = useTestApp();

it('ends every session of the person and refuses their login, and nobody else’s', async () => {
  const [ana, ben] = [await test.world.student('Ana'), await test.world.student('Ben')];
  const admin = await test.world.admin('Noor');
  const elsewhere = await test.world.comeBack(ana);
  await lockAccount(test.database.db, { userId: ana.id, by: admin.id }, test.clock.now());
  for (const session of [ana, elsewhere]) expect((await session.call(getSession, {})).status).toBe(401);
  expect((await ben.call(getSession, {})).status).toBe(200);
  const logInAs = async ({ username, password }: typeof ana) =>
    (await test.world.anyone.call(logIn, { body: { username, password } })).status;
  expect(await logInAs(ana)).toBe(401);
  expect(await logInAs(ben)).toBe(200);
  const { rows } = await test.database.pool.query(
    "select actor_user_id, subject_user_id from audit_log where act = 'lock-account'",
  );
  expect(rows).toEqual([{ actor_user_id: admin.id, subject_user_id: ana.id }]);
});

it('ends the link for a new password, also for when the account is opened again', async () => {
  const teacher = await test.world.teacher('Rivera');
  const body = await makePasswordLink(test, teacher);
  const given = { userId: teacher.id, username: teacher.username, by: null };
  await lockAccount(test.database.db, given, test.clock.now());
  await unlockAccount(test.database.db, given, test.clock.now());
  expect((await test.world.anyone.call(readPasswordLink, { body })).status).toBe(409);
});
