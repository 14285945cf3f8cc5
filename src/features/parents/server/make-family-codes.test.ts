import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { makeFamilyCodes } from '../contract/student-family.ts';
import { familyFor, familyOf } from './testing/family-of.ts';

const test = useTestApp({}, QUICK_PASSWORDS);

it('makes one for each student of the class, keeps those that work, and leaves others out', async () => {
  const { teacher, room, ana, familyCode } = await familyOf(test);
  const ben = await room.student('Ben');
  const stranger = await test.world.student('Cal');
  const body = { classId: room.id, studentIds: [ana.id, ben.id, stranger.id] };
  const { codes } = (await teacher.call(makeFamilyCodes, { body })).data;
  expect(codes.map(({ studentId }) => studentId).toSorted((a, b) => a - b)).toEqual([ana.id, ben.id]);
  expect(codes).toContainEqual({ studentId: ana.id, familyCode });
  for (const one of codes) expect(one.familyCode).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
  expect((await teacher.call(makeFamilyCodes, { body })).data.codes.toSorted(byStudent)).toEqual(
    codes.toSorted(byStudent),
  );
});
const byStudent = (a: { studentId: number }, b: { studentId: number }) => a.studentId - b.studentId;

it('lasts to the end of the school year', async () => {
  const { teacher, ana } = await familyOf(test);
  expect((await familyFor(teacher, ana)).code?.expiresAt).toBe('2027-08-15T04:00:00.000Z');
});
