import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { readOwnProfile, updateTeacherDetails } from '../contract/own-profile.ts';
import type { Person } from './world.ts';

const test = useTestApp();

const detailsOf = async (person: Person) => {
  const { jobTitle, teaching } = (await person.call(readOwnProfile, {})).data;
  return { jobTitle, teaching };
};

it('keeps what a teacher says, and takes it back', async () => {
  const teacher = await test.world.teacher('Rivera');
  expect(await detailsOf(teacher)).toEqual({ jobTitle: '', teaching: '' });
  const details = { jobTitle: 'Reading specialist', teaching: 'Grade 4 and 5' };
  expect((await teacher.call(updateTeacherDetails, { body: details })).data).toEqual({ saved: true });
  expect(await detailsOf(teacher)).toEqual(details);
  await teacher.call(updateTeacherDetails, { body: { teaching: ' ' } });
  expect(await detailsOf(teacher)).toEqual({ ...details, teaching: '' });
});

it.each([{ jobTitle: 'x'.repeat(81) }, { teaching: 'x'.repeat(201) }, { jobTitle: 'a\u202Eb' }])(
  'refuses %j',
  async (body) => {
    const teacher = await test.world.teacher('Rivera');
    expect((await teacher.call(updateTeacherDetails, { body })).status).toBe(400);
  },
);

it('is for teachers', async () => {
  const ana = await test.world.student('Ana');
  expect((await ana.call(updateTeacherDetails, { body: { jobTitle: 'Boss' } })).status).toBe(403);
});
