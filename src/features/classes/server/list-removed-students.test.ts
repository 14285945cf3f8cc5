import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person, Student } from '#app/server/world.ts';
import {
  listRemovedStudents,
  removeStudentsFromClass,
  restoreStudentsToClass,
} from '../contract/class-members.ts';
import { joinClass } from '../contract/endpoints.ts';
import { leaveClass } from '../contract/leave-class.ts';
import { DAYS_TO_UNDO_REMOVAL } from '../core/class-limits.ts';

const test = useTestApp();

async function setUp() {
  const rivera = await test.world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  const [ana, ben] = [await room.student('Ana'), await room.student('Ben')];
  const of = (student: Student) => ({ body: { classId: room.id, studentIds: [student.id] } });
  const listed = async (by: Person = rivera) => {
    const reply = await by.call(listRemovedStudents, { params: { id: room.id } });
    return reply.status === 200 ? reply.data.students.map(({ studentId }) => studentId) : reply.status;
  };
  return { rivera, room, ana, ben, of, listed };
}

it('lists whom the teacher took out, the last first, with the moment, until they are back', async () => {
  const { rivera, room, ana, ben, of, listed } = await setUp();
  expect(await listed()).toEqual([]);
  await rivera.call(removeStudentsFromClass, of(ana));
  test.clock.pass(60);
  await rivera.call(removeStudentsFromClass, of(ben));
  const { data } = await rivera.call(listRemovedStudents, { params: { id: room.id } });
  const removedAt = test.clock.now().toISOString();
  expect(data.students).toMatchObject([
    { studentId: ben.id, username: ben.username, firstName: 'Ben', removedAt },
    { studentId: ana.id },
  ]);
  await rivera.call(restoreStudentsToClass, of(ben));
  expect(await listed()).toEqual([ana.id]);
});

it('lists nobody whose removal is older than a week', async () => {
  const { rivera, ana, of, listed } = await setUp();
  await rivera.call(removeStudentsFromClass, of(ana));
  test.clock.pass(DAYS_TO_UNDO_REMOVAL * 24 * 3600 - 1);
  const again = await test.world.logIn(rivera.username, rivera.password);
  expect(await listed(again)).toEqual([ana.id]);
  test.clock.pass(2);
  expect(await listed(again)).toEqual([]);
});

it('lists nobody who left, and nobody who is in another class now', async () => {
  const { rivera, room, ana, ben, of, listed } = await setUp();
  const left = await ana.call(leaveClass, { body: { studentId: ana.id, classId: room.id } });
  expect(left.status).toBe(200);
  await rivera.call(removeStudentsFromClass, of(ben));
  expect(await listed()).toEqual([ben.id]);
  const other = await (await test.world.teacher('Novak')).class('Room 7');
  await ben.call(joinClass, { body: { classCode: other.code } });
  expect(await listed()).toEqual([]);
});

it('asks for the owner of the class', async () => {
  const { listed } = await setUp();
  expect(await listed(await test.world.teacher('Novak'))).toBe(404);
});
