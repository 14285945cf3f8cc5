import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { unlockAccount } from '#features/admin/contract/people.ts';
import { OLD_PASSWORD_TRIES, OLD_PASSWORD_TRIES_A_DAY, updatePassword } from '../contract/own-account.ts';
import { proveAgain } from '../contract/prove-again.ts';
import { PROOF_PURPOSES } from './verify-own-password.ts';

// Only a demo, which is on a database of its own, lets an administrator work without a second step.
const test = useTestApp({ OPENLEAF_MODE: 'demo', DATABASE_URL: '' });
const MINUTE = 60;

it('is renewed by the password where there is no second step, for this session alone', async () => {
  const admin = await test.world.admin('Noor');
  const rivera = await test.world.teacher('Rivera');
  const unlock = () => admin.call(unlockAccount, { body: { userId: rivera.id } });
  await test.database.pool.query('delete from second_factors where user_id = $1', [admin.id]);
  await test.world.logIn(admin.username, admin.password);
  test.clock.pass(16 * MINUTE);
  expect((await unlock()).problem.code).toBe('prove-first');
  expect((await admin.call(proveAgain, { body: { oldPassword: 'not it' } })).problem.errors).toMatchObject([
    { path: 'oldPassword' },
  ]);
  expect((await admin.call(proveAgain, { body: { oldPassword: admin.password } })).status).toBe(200);
  expect((await unlock()).status).toBe(200);
  const { rows } = await test.database.pool.query(
    'select count(*)::int as proved from sessions where user_id = $1 and proved_at is not null',
    [admin.id],
  );
  expect(rows).toEqual([{ proved: 1 }]);
});

it('keeps nobody from a new password, however many wrong ones are typed at an open screen', async () => {
  const admin = await test.world.admin('Ada');
  await test.database.pool.query('delete from second_factors where user_id = $1', [admin.id]);
  const prove = (oldPassword: string) => admin.call(proveAgain, { body: { oldPassword } });
  // Right ones use nothing up.
  for (let turn = 0; turn < OLD_PASSWORD_TRIES.calls; turn++)
    expect((await prove(admin.password)).status).toBe(200);
  for (let turn = 0; turn < OLD_PASSWORD_TRIES.calls; turn++)
    expect((await prove('not it')).status).toBe(422);
  expect((await prove(admin.password)).problem.code).toBe('too-many-guesses');
  const newPassword = 'evening shelf 31';
  const body = { userId: admin.id, oldPassword: admin.password, newPassword, confirmPassword: newPassword };
  expect((await admin.call(updatePassword, { body })).status).toBe(200);
});

it('lets nobody guess more often at an open screen than at the login, whatever it asks for', () => {
  expect(PROOF_PURPOSES.length * OLD_PASSWORD_TRIES_A_DAY.calls).toBeLessThanOrEqual(99);
});
