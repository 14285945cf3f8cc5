import { expect, it } from 'vitest';
import type { Person } from '#app/server/world.ts';
import { OLD_PASSWORD_TRIES } from '../contract/own-account.ts';
import { beginConnecting as contract } from '../contract/provider-logins.ts';
import { useProviders } from './testing/use-providers.ts';

const { test, school } = await useProviders();
const OLD_ENOUGH = { birthDate: '2000-01-01' };

const statusOf = async (person: Person, provider: 'google' | 'school') => {
  const answer = await person.call(contract, { body: { provider, oldPassword: person.password } });
  return answer.status === 200 ? 200 : answer.problem.code;
};

it('takes the password, and counts the tries at it', async () => {
  const ana = await test.world.student('Ana');
  const begin = (oldPassword: string) => ana.call(contract, { body: { provider: 'school', oldPassword } });
  expect((await begin('not the password')).problem).toMatchObject({
    status: 422,
    code: 'refused-field',
    errors: [{ path: 'oldPassword' }],
  });
  const { data } = await begin(ana.password);
  expect(data.address.startsWith(`${school.issuer}/authorize?`)).toBe(true);
  for (let tries = 1; tries < OLD_PASSWORD_TRIES.calls; tries += 1) await begin('not the password');
  expect((await begin(ana.password)).problem).toMatchObject({ status: 429, code: 'too-many-guesses' });
});

it('sends a child under 13, or of unknown age, to a school’s provider and not to Google', async () => {
  const teacher = await test.world.teacher('Rivera');
  const young = await (await teacher.class('Grade 4')).student('Ana', OLD_ENOUGH);
  const unknown = await test.world.student('Ben');
  const older = await test.world.student('Cleo', OLD_ENOUGH);
  for (const child of [young, unknown]) {
    expect(await statusOf(child, 'google')).toBe('school-only');
    expect(await statusOf(child, 'school')).toBe(200);
  }
  for (const person of [older, teacher])
    expect([await statusOf(person, 'google'), await statusOf(person, 'school')]).toEqual([200, 200]);
});

it('is not for administrators', async () => {
  const admin = await test.world.admin('Ada');
  const body = { provider: 'school', oldPassword: admin.password } as const;
  expect((await admin.call(contract, { body })).status).toBe(403);
});
