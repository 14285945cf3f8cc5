import { beforeEach, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Teacher } from '#app/server/world.ts';
import { listClasses } from '#features/classes/contract/endpoints.ts';
import { inviteTeacher } from '#features/classes/contract/teacher-invitations.ts';
import { inviteToTeach } from '#features/classes/server/testing/invite-to-teach.ts';
import { listStudentsOfClass } from '../contract/endpoints.ts';
import * as contract from '../contract/notification.ts';
import { listNotes } from '../contract/worklist.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let teacher: Teacher;
let room: SchoolClass;

beforeEach(async () => {
  teacher = await approvedTeacher(test, 'Rivera');
  room = await teacher.class('Room 12');
});

const at = (by: Teacher) => ({ params: { userId: by.id } });
const statusOf = async (by: Teacher) => (await by.call(contract.getNotification, at(by))).data;
const ask = async (name: string) =>
  (await test.world.student(name)).call(inviteTeacher, {
    body: { email: `${teacher.username}@school.example` },
  });
/** A student and a class wait. */
async function bothWait() {
  await ask('Ana');
  const other = await approvedTeacher(test, 'Novak');
  await inviteToTeach(test, { room: await other.class('Room 7'), teacher });
}

it('counts the students and the classes that wait', async () => {
  expect(await statusOf(teacher)).toEqual({ students: 0, classes: 0, newestAt: null, isPutAway: false });
  await bothWait();
  expect(await statusOf(teacher)).toEqual({
    students: 1,
    classes: 1,
    newestAt: test.clock.now().toISOString(),
    isPutAway: false,
  });
});

it('skips what waits until somebody else asks, turns nobody down, and shows it again when asked to', async () => {
  await bothWait();
  const { data } = await teacher.call(contract.skipNotification, at(teacher));
  expect(data).toMatchObject({ students: 1, classes: 1, isPutAway: true });
  expect((await teacher.call(listNotes, {})).data.rows).toEqual([]);
  const shown = await teacher.call(contract.updateNotification, at(teacher));
  expect(shown.data).toMatchObject({ students: 1, classes: 1, isPutAway: false });
  expect((await teacher.call(listNotes, {})).data.rows.map(({ type }) => type)).toEqual([
    'requests',
    'invites',
  ]);
  await teacher.call(contract.skipNotification, at(teacher));
  test.clock.pass(60);
  await ask('Ben');
  expect((await statusOf(teacher)).isPutAway).toBe(false);
});

it('takes all in: students into the one class, and classes of others', async () => {
  await bothWait();
  await ask('Ben');
  const { data } = await teacher.call(contract.approveNotification, at(teacher));
  expect(data).toMatchObject({ added: 2, accepted: 1, students: 0, classes: 0, newestAt: null });
  const roster = await teacher.call(listStudentsOfClass, { params: { id: room.id } });
  expect(roster.data.students).toHaveLength(2);
  expect((await teacher.call(listClasses, {})).data.classes.map(({ name }) => name)).toEqual([
    'Room 7',
    'Room 12',
  ]);
});

it('takes no student in where it would have to guess the class', async () => {
  await bothWait();
  await teacher.class('Club');
  const { problem } = await teacher.call(contract.approveNotification, at(teacher));
  expect(problem.code).toBe('choose-class');
  expect(await statusOf(teacher)).toMatchObject({ students: 1, classes: 1 });
});

it('has nobody for a teacher who is not approved, and takes nobody in for them', async () => {
  const novak = await test.world.teacher('Novak');
  await novak.class('Room 9');
  await (await test.world.student('Cal')).call(inviteTeacher, {
    body: { email: `${novak.username}@school.example` },
  });
  const { data } = await novak.call(contract.approveNotification, at(novak));
  expect(data).toMatchObject({ added: 0, accepted: 0, students: 0 });
});

it('is the teacher’s own', async () => {
  const other = await approvedTeacher(test, 'Novak');
  expect((await other.call(contract.getNotification, at(teacher))).problem.code).toBe('not-found');
});
