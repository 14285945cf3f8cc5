import { expect, it } from 'vitest';
import { approve, approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person, Student } from '#app/server/world.ts';
import {
  addStudentsToClass,
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

/** Ana moves to another room of the same teacher: first in, then out, as the class page does it. */
async function moved() {
  const { rivera, room, ana, of } = await setUp();
  const other = await rivera.class('Room 14');
  const inOther = { body: { classId: other.id, studentIds: [ana.id] } };
  expect((await rivera.call(addStudentsToClass, inOther)).data.students).toMatchObject([{ code: 'added' }]);
  test.clock.pass(2);
  await rivera.call(removeStudentsFromClass, of(ana));
  const rows = async (classId: number) =>
    (await rivera.call(listRemovedStudents, { params: { id: classId } })).data.students;
  return { rivera, room, other, ana, of, inOther, rows };
}

it('says to which class of the teacher a student moved, and leaves no trace of a move that was undone', async () => {
  const { rivera, room, other, ana, of, inOther, rows } = await moved();
  expect(await rows(room.id)).toMatchObject([
    { studentId: ana.id, movedTo: { id: other.id, name: 'Room 14' } },
  ]);
  test.clock.pass(3600);
  await rivera.call(restoreStudentsToClass, of(ana));
  test.clock.pass(2);
  await rivera.call(removeStudentsFromClass, inOther);
  expect(await rows(room.id)).toEqual([]);
  expect(await rows(other.id)).toEqual([]);
});

it('says of a student who moved and is in that class no more, or came into it on another day, that they were removed', async () => {
  const { rivera, room, other, ana, inOther, rows } = await moved();
  test.clock.pass(3600);
  await rivera.call(removeStudentsFromClass, inOther);
  expect(await rows(room.id)).toMatchObject([{ studentId: ana.id, movedTo: null }]);
  expect(await rows(other.id)).toMatchObject([{ studentId: ana.id, movedTo: null }]);

  const ben = await room.student('Ben');
  const bens = { studentIds: [ben.id] };
  await rivera.call(addStudentsToClass, { body: { classId: other.id, ...bens } });
  test.clock.pass(3600);
  await rivera.call(removeStudentsFromClass, { body: { classId: room.id, ...bens } });
  expect((await rows(room.id))[0]).toMatchObject({ studentId: ben.id, movedTo: null });
});

it('does not tell a co-teacher of a class that is not theirs', async () => {
  const { rivera, room, ana } = await moved();
  const novak = await approvedTeacher(test, 'Novak');
  await test.database.pool.query(
    `insert into co_teacher_invites (class_id, email, email_key, teacher_id, status, invited_at, expires_at, answered_at)
     values ($1, 'novak@school.example', 'novak@school.example', $2, 'approved', now(), now() + interval '1 day', now())`,
    [room.id, novak.id],
  );
  await approve(test, rivera);
  const { data } = await novak.call(listRemovedStudents, { params: { id: room.id } });
  expect(data.students).toMatchObject([{ studentId: ana.id, movedTo: null }]);
});

it('asks for the owner of the class', async () => {
  const { listed } = await setUp();
  expect(await listed(await test.world.teacher('Novak'))).toBe(404);
});
