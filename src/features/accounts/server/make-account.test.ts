import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import { registerTeacher } from '../contract/endpoints.ts';
import { type AccountForm, makeAccount } from './make-account.ts';
import { usernameFor } from './world.ts';

const test = useTestApp();
const register = (changes: object = {}) =>
  test.world.anyone.call(registerTeacher, {
    body: {
      username: usernameFor('Rivera'),
      password: 'quiet library 12',
      timezone: 'America/New_York',
      ...changes,
    },
  });
const form = (username: string): AccountForm => ({
  username,
  password: 'quiet library 12',
  network: '203.0.113.1',
  role: 'teacher',
  registerAs: 'teacher',
  timezone: 'America/New_York',
  firstName: 'Ms.',
  lastName: 'Rivera',
  email: null,
  ref: null,
  keysApprovedAt: null,
});
const accountsCalled = async (username: string) =>
  (await test.database.pool.query('select 1 from users where username = $1', [username])).rows.length;

it('makes the account, of whose birth date it keeps year and month only', async () => {
  const username = usernameFor('Rivera');
  const { userId } = (await register({ username, birthDate: '1990-05-17' })).data;
  const { rows } = await test.database.pool.query(
    'select username, birth_year, birth_month from users where id = $1',
    [userId],
  );
  expect(rows).toEqual([{ username, birth_year: 1990, birth_month: 5 }]);
});

it.each([
  ['a common password', { password: 'Password1234' }, 'password', 'common'],
  ['a short password', { password: 'otter 27' }, 'password', 'too-short'],
  ['a time zone that is none', { timezone: 'Mars/Olympus' }, 'timezone', 'unknown'],
  ['a birth date to come', { birthDate: '2031-01-01' }, 'birthDate', 'impossible'],
  ['a birth date of another century', { birthDate: '1812-02-07' }, 'birthDate', 'impossible'],
])('refuses %s at its field', async (_, changes, path, code) => {
  expect((await register(changes)).problem).toMatchObject({
    status: 422,
    code: 'refused-field',
    errors: [{ path, code }],
  });
});

it('refuses a username that is taken, in any case', async () => {
  const username = usernameFor('Rivera');
  await register({ username });
  expect((await register({ username: username.toUpperCase() })).problem.errors).toMatchObject([
    { path: 'username', code: 'taken' },
  ]);
});

it('makes one account of two forms with the same name at the same moment', async () => {
  const username = usernameFor('Rivera');
  const both = await Promise.all([register({ username }), register({ username })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
});

it('makes no account when what must come with it is refused, and the name stays free', async () => {
  const username = usernameFor('Rivera');
  const made = await makeAccount(test.app.services, form(username), test.clock.now(), async () =>
    refuse('class-full'),
  );
  expect(made).toMatchObject({ code: 'class-full' });
  expect(await accountsCalled(username)).toBe(0);
  expect((await register({ username })).status).toBe(201);
});
