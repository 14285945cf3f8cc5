import { expect, it } from 'vitest';
import { approve, approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import {
  addStudentsToClass,
  removeStudentsFromClass,
  restoreStudentsToClass,
} from '../contract/class-members.ts';
import { joinClass, listClassesOfStudent } from '../contract/endpoints.ts';
import { leaveClass } from '../contract/leave-class.ts';
import { MAX_CLASSES_OF_STUDENT } from '../core/class-limits.ts';
import { teachTogether } from './testing/co-teaching.ts';

const test = useTestApp();
const classesOf = async (student: Student) =>
  (await student.call(listClassesOfStudent, { params: { id: student.id } })).data.classes.map(({ id }) => id);
const add = async (by: Teacher, room: SchoolClass, students: readonly Student[]) =>
  (
    await by.call(addStudentsToClass, {
      body: { classId: room.id, studentIds: students.map(({ id }) => id) },
    })
  ).data.students.map(({ code }) => code);
const remove = (by: Teacher, room: SchoolClass, student: Student) =>
  by.call(removeStudentsFromClass, { body: { classId: room.id, studentIds: [student.id] } });

it('puts students of the teacher into another class, and changes nothing when it is sent again', async () => {
  const rivera = await test.world.teacher('Rivera');
  const [old, next] = [await rivera.class('Room 12'), await rivera.class('Room 13')];
  const [ana, ben] = [await old.student('Ana'), await next.student('Ben')];
  expect(await add(rivera, next, [ana, ben])).toEqual(['added', 'already-there']);
  expect(await add(rivera, next, [ana])).toEqual(['already-there']);
  expect(await classesOf(ana)).toEqual([old.id, next.id]);
  const { rows } = await test.database.pool.query(
    "select actor_user_id, subject_user_id from audit_log where act = 'add-student-to-class' and actor_user_id = $1",
    [rivera.id],
  );
  expect(rows).toEqual([{ actor_user_id: rivera.id, subject_user_id: ana.id }]);
});

it('takes nobody from the class of another teacher, and nobody who is gone', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const [old, next] = [await rivera.class('Room 12'), await rivera.class('Room 13')];
  const ana = await old.student('Ana');
  await remove(rivera, old, ana);
  const cal = await (await (await approvedTeacher(test, 'Novak')).class('Room 7')).student('Cal');
  expect(await add(rivera, next, [ana, cal])).toEqual(['not-found', 'not-found']);
  expect(await classesOf(cal)).not.toContain(next.id);
});

it('says who has no place, and takes the others', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const rooms: SchoolClass[] = [];
  for (let room = 0; room <= MAX_CLASSES_OF_STUDENT; room++) rooms.push(await rivera.class(`Room ${room}`));
  const [ana, ben] = [await rooms[0]!.student('Ana'), await rooms[0]!.student('Ben')];
  for (const room of rooms.slice(1, -1)) await add(rivera, room, [ana]);
  expect(await add(rivera, rooms.at(-1)!, [ana, ben])).toEqual(['enough-classes', 'added']);
});

it('A class of an owner whom nobody has approved takes students of the same owner only', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const real = await rivera.class('Room 12');
  const ana = await real.student('Ana');
  const bonus = await test.world.teacher('Bonus');
  const fake = await bonus.class('Bonus');
  await teachTogether(bonus, fake.id, rivera);
  expect(await add(rivera, fake, [ana])).toEqual(['not-found']);
  await approve(test, bonus);
  expect(await add(rivera, fake, [ana])).toEqual(['added']);
});

it('A class of an owner whom nobody has approved brings nobody back who left it', async () => {
  const bonus = await test.world.teacher('Bonus');
  const [one, two] = [await bonus.class('One'), await bonus.class('Two')];
  const ana = await one.student('Ana');
  await ana.call(joinClass, { body: { classCode: two.code } });
  await ana.call(leaveClass, { body: { studentId: ana.id, classId: two.id } });
  expect(await classesOf(ana)).toEqual([one.id]);
  expect(await add(bonus, two, [ana])).toEqual(['not-found']);
});

it('A class of an owner whom nobody has approved takes nobody who is in three others of that owner', async () => {
  const bonus = await test.world.teacher('Bonus');
  const [first, second] = [await bonus.class('One'), await bonus.class('Two')];
  const [third, fourth] = [await bonus.class('Three'), await bonus.class('Four')];
  const ana = await first.student('Ana');
  expect(await add(bonus, second, [ana])).toEqual(['added']);
  expect(await add(bonus, third, [ana])).toEqual(['added']);
  expect(await add(bonus, fourth, [ana])).toEqual(['not-found']);
  await approve(test, bonus);
  expect(await add(bonus, fourth, [ana])).toEqual(['added']);
});

it('takes nobody else the undo of a removal', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const real = await rivera.class('Room 12');
  const ana = await real.student('Ana');
  const bonus = await test.world.teacher('Bonus');
  const [bait, next] = [await bonus.class('Bait'), await bonus.class('Next')];
  await ana.call(joinClass, { body: { classCode: bait.code } });
  await remove(rivera, real, ana);
  expect(await add(bonus, next, [ana])).toEqual(['added']);
  await rivera.call(restoreStudentsToClass, { body: { classId: real.id, studentIds: [ana.id] } });
  expect(await classesOf(ana)).toContain(real.id);
});
