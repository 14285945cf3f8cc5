import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { registerStudent } from '#features/sign-up/contract/endpoints.ts';
import { registerTeacher } from '../contract/endpoints.ts';
import { updatePassword } from '../contract/own-account.ts';
import { providersEnv } from './testing/providers-env.ts';

/** The operator says that this is Riverside School. */
const test = useTestApp(providersEnv('https://login.school.example'));
const SCHOOL = 'riverside school 12';
const refused = (path: string) => ({ status: 422, errors: [{ path, code: 'known-name' }] });

it('takes the name of the school from nobody as a password', async () => {
  const form = { username: 'maria.r', password: SCHOOL, timezone: 'America/New_York' };
  const { problem } = await test.world.anyone.call(registerTeacher, { body: form });
  expect(problem).toMatchObject(refused('password'));
  const young = await test.world.anyone.call(registerStudent, { body: form });
  expect(young.problem).toMatchObject(refused('password'));
});

it('takes it from nobody who chooses another one', async () => {
  const ana = await test.world.student('Ana');
  const { problem } = await ana.call(updatePassword, {
    body: { userId: ana.id, oldPassword: ana.password, newPassword: SCHOOL, confirmPassword: SCHOOL },
  });
  expect(problem).toMatchObject(refused('newPassword'));
});
