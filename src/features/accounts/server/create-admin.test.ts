import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { type AdminForm, createAdmin } from './create-admin.ts';
import { usernameFor } from './world.ts';

const test = useTestApp();

const newForm = (): AdminForm => ({
  username: usernameFor('Keller'),
  password: 'morning shelf 30',
  firstName: 'Noor',
  lastName: 'Keller',
  timezone: 'Europe/Vienna',
});
const create = (form: AdminForm) => createAdmin(test.app.services, form, test.clock.now());
const actsOf = async (username: string) =>
  (
    await test.database.pool.query(
      `select a.act, a.actor_user_id, u.role from users u left join audit_log a on a.subject_user_id = u.id
        where u.username = $1`,
      [username],
    )
  ).rows;

it('makes an admin who can log in, and keeps that the operator did it', async () => {
  const form = newForm();
  const made = await create(form);
  const admin = await test.world.logIn(form.username, form.password);
  expect(made).toEqual({ userId: admin.id });
  expect(await actsOf(form.username)).toEqual([{ act: 'create-admin', actor_user_id: null, role: 'admin' }]);
});

it.each([
  ['username', { username: 'a b' }],
  ['username', { username: '' }],
  ['password', { password: 'too short' }],
  ['password', { password: 'passwordpassword' }],
  ['timezone', { timezone: 'Europe/Atlantis' }],
])('refuses at %s and makes nobody: %o', async (path, changes) => {
  const form = { ...newForm(), ...changes };
  expect(await create(form)).toMatchObject({ code: 'refused-field', details: { errors: [{ path }] } });
  expect(await actsOf(form.username)).toEqual([]);
});

it('refuses a username that is taken, in any letter case, and leaves the account as it is', async () => {
  const form = newForm();
  await create(form);
  const again = { ...form, username: form.username.toUpperCase(), password: 'evening shelf 31' };
  expect(await create(again)).toMatchObject({
    code: 'refused-field',
    details: { errors: [{ path: 'username', code: 'taken' }] },
  });
  await test.world.logIn(form.username, form.password);
});
