import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { readOwnProfile } from '../contract/own-profile.ts';

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
  });
});

it('shows a student no email, because there is none', async () => {
  const ana = await test.world.student('Ana');
  expect((await ana.call(readOwnProfile, {})).data).toMatchObject({ email: null, mayChangeEmail: false });
});
