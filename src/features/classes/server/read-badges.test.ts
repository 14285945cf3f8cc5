import { beforeEach, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { lockAccount } from '#features/accounts/server/public.ts';
import { codeExpiry } from '#platform/time/core/code-expiry.ts';
import { readBadges } from '../contract/badges.ts';
import { removeStudentsFromClass } from '../contract/class-members.ts';
import { badgeOf, switchBadgesOf } from './testing/badge-of.ts';
import { teachTogether } from './testing/co-teaching.ts';

const test = useTestApp();
let rivera: Teacher;
let room: SchoolClass;
let ana: Student;
beforeEach(async () => {
  rivera = await approvedTeacher(test, 'Rivera');
  room = await rivera.class('Room 12');
  ana = await room.student('Ana');
});
const read = (by: Teacher = rivera, { id }: SchoolClass = room) => by.call(readBadges, { params: { id } });
const holders = async () => (await read()).data.holders.map(({ studentId }) => studentId);

it('has nobody while badges are off', async () => {
  expect((await read()).data).toEqual({ badgesUntil: null, holders: [] });
});

it('tells until when badges log in, and who has one since when', async () => {
  await room.student('Leo');
  await switchBadgesOf(rivera, room, true);
  await badgeOf(rivera, room, ana);
  expect((await read()).data).toEqual({
    badgesUntil: new Date(codeExpiry(test.clock.now().getTime(), 'America/New_York')).toISOString(),
    holders: [{ studentId: ana.id, madeAt: test.clock.now().toISOString() }],
  });
});

it('has nobody whose badge does not work: who left the class, or is locked', async () => {
  const leo = await room.student('Leo');
  const mia = await room.student('Mia');
  await switchBadgesOf(rivera, room, true);
  for (const one of [ana, leo, mia]) await badgeOf(rivera, room, one);
  expect(await holders()).toEqual([ana.id, leo.id, mia.id]);
  await rivera.call(removeStudentsFromClass, { body: { classId: room.id, studentIds: [ana.id] } });
  await lockAccount(test.database.db, { userId: leo.id, by: null }, test.clock.now());
  expect(await holders()).toEqual([mia.id]);
});

it('is told to an approved co-teacher, and to no other teacher', async () => {
  const kobi = await approvedTeacher(test, 'Kobi');
  expect((await read(kobi)).status).toBe(404);
  await teachTogether(rivera, room.id, kobi);
  expect((await read(kobi)).status).toBe(200);
  const child = await test.world.teacher('A child');
  expect((await read(child, await child.class('A trap'))).status).toBe(404);
});
