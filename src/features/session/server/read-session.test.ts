import { expect, it } from 'vitest';
import { takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Caller } from '#app/server/world.ts';
import { logOut } from '#features/accounts/contract/own-sessions.ts';
import { getSession } from '../contract/endpoints.ts';

const test = useTestApp();
const READER = { level: 4.5, guessing: 0, random: () => 0.4 };
const HIDDEN = { settings: { showGrade: false, showPoints: false } };
const session = async (by: Caller) => (await by.call(getSession, {})).data;

it('A student’s session has the classes and progress of the student', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  const ana = await room.student('Ana');
  await takePretestAs(READER, { student: ana, library: test.app.services.library, clock: test.clock });
  const { user } = await session(ana);
  expect(user).toMatchObject({
    id: ana.id,
    username: ana.username,
    role: 'student',
    authorities: ['STUDENT'],
    accountLocked: false,
    timezone: 'America/New_York',
    student: {
      studentId: ana.id,
      classes: [{ id: room.id, name: 'Room 12', teacherName: 'Ms. Rivera' }],
      totalPoints: expect.any(Number),
      initialLevel: expect.any(Number),
      inBelowThirteenClass: true,
      pretestStatus: 'pretest_complete',
    },
  });
  expect(user).not.toHaveProperty('teacher');
});

it('A student’s session has neither points nor level where a class hides them', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12', HIDDEN);
  const ana = await room.student('Ana');
  await takePretestAs(READER, { student: ana, library: test.app.services.library, clock: test.clock });
  expect((await session(ana)).user.student).toMatchObject({ totalPoints: null, initialLevel: null });
});

it('A student in a class for children under 13 is treated as one', async () => {
  const teacher = await test.world.teacher('Rivera');
  const birthDate = '2000-01-01';
  const child = await (await teacher.class('Grade 4')).student('Ana', { birthDate });
  const older = await (await teacher.class('Grade 10', { belowThirteen: false })).student('Ben', {
    birthDate,
  });
  expect((await session(child)).user).toMatchObject({ underThirteen: true });
  expect((await session(older)).user).toMatchObject({
    underThirteen: false,
    student: { inBelowThirteenClass: false },
  });
});

it('A teacher’s session has the teacher’s own classes, with their codes', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  await (await test.world.teacher('Novak')).class('Room 7');
  const { user } = await session(teacher);
  expect(user).toMatchObject({ role: 'teacher', authorities: ['TEACHER'], underThirteen: false });
  expect(user.teacher).toMatchObject({
    teacherId: teacher.id,
    classes: [{ id: room.id, classCode: room.code }],
  });
  expect(user).not.toHaveProperty('student');
});

it('An admin’s session has no classes', async () => {
  const { user } = await session(await test.world.admin('Ada'));
  expect(user).toMatchObject({ role: 'admin', authorities: ['ADMIN'] });
  expect(user).not.toHaveProperty('student');
  expect(user).not.toHaveProperty('teacher');
});

it('A session is named by an id of its own, which is not its token', async () => {
  const ana = await test.world.student('Ana');
  const again = await test.world.comeBack(ana);
  const { id } = await session(ana);
  expect((await session(ana)).id).toBe(id);
  expect((await session(again)).id).not.toBe(id);
  expect(ana.token).not.toContain(id);
});

it('The server tells nobody’s session to a caller who has not logged in or has logged out', async () => {
  const ana = await test.world.student('Ana');
  await ana.call(logOut, {});
  for (const caller of [test.world.anyone, ana])
    expect((await caller.call(getSession, {})).problem).toMatchObject({ status: 401, code: 'signed-out' });
});
