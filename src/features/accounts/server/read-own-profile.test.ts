import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { readOwnProfile } from '../contract/own-profile.ts';
import type { Person } from './world.ts';

const test = useTestApp();

it('shows a teacher their account with its email', async () => {
  const teacher = await test.world.teacher('Rivera');
  expect((await teacher.call(readOwnProfile, {})).data).toEqual({
    username: teacher.username,
    firstName: 'Ms.',
    lastName: 'Rivera',
    email: `${teacher.username}@school.example`,
    mayChangeEmail: true,
    timezone: 'America/New_York',
    jobTitle: '',
    teaching: '',
    ageKnown: false,
    shortestPassword: 10,
  });
});

it('shows a student no email, because there is none', async () => {
  const ana = await test.world.student('Ana');
  expect((await ana.call(readOwnProfile, {})).data).toMatchObject({ email: null, mayChangeEmail: false });
});

const shortestOf = async (person: Person) => (await person.call(readOwnProfile, {})).data.shortestPassword;
it('says how long a new password is at least: longer for a parent, who is an adult, than for a student', async () => {
  expect(await shortestOf(await test.world.student('Ana'))).toBe(8);
  expect(await shortestOf(await test.world.parent('Maria'))).toBe(10);
});
