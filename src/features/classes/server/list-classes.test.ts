import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Caller } from '#app/server/world.ts';
import { joinClass, listClasses, listClassesOfStudent, listClassesOfTeacher } from '../contract/endpoints.ts';

const test = useTestApp();
const ofStudent = async (by: Caller, id: number) =>
  (await by.call(listClassesOfStudent, { params: { id } })).data.classes;

it('A teacher sees their own classes, newest first, under both addresses', async () => {
  const teacher = await test.world.teacher('Rivera');
  const first = await teacher.class('Room 12');
  test.clock.pass(60);
  const second = await teacher.class('Room 13');
  await (await test.world.teacher('Novak')).class('Room 7');
  const { classes } = (await teacher.call(listClasses, {})).data;
  expect(classes.map(({ id, classCode }) => ({ id, classCode }))).toEqual([
    { id: second.id, classCode: second.code },
    { id: first.id, classCode: first.code },
  ]);
  const params = { teacherId: teacher.id };
  expect((await teacher.call(listClassesOfTeacher, { params })).data).toEqual({ classes });
});

it('The classes of a teacher are hidden from another teacher', async () => {
  const [rivera, novak] = [await test.world.teacher('Rivera'), await test.world.teacher('Novak')];
  const { status } = await novak.call(listClassesOfTeacher, { params: { teacherId: rivera.id } });
  expect(status).toBe(404);
});

it('A student sees all classes that they are in, without codes, and a teacher only their own of them', async () => {
  const [rivera, novak] = [await test.world.teacher('Rivera'), await test.world.teacher('Novak')];
  const [first, second] = [await rivera.class('Room 12'), await novak.class('Room 7')];
  await rivera.class('Room 13');
  const ana = await first.student('Ana');
  await ana.call(joinClass, { body: { classCode: second.code } });
  const own = await ofStudent(ana, ana.id);
  expect(own.map(({ id, teacherName }) => ({ id, teacherName }))).toEqual([
    { id: first.id, teacherName: 'Ms. Rivera' },
    { id: second.id, teacherName: 'Ms. Novak' },
  ]);
  for (const one of own) expect(one).not.toHaveProperty('classCode');
  expect((await ofStudent(novak, ana.id)).map(({ id }) => id)).toEqual([second.id]);
});

it('A student sees no grade where a class hides it', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12', { settings: { showGrade: false } });
  const ana = await room.student('Ana');
  expect(await ofStudent(ana, ana.id)).toMatchObject([{ id: room.id, grade: null }]);
  expect(await ofStudent(teacher, ana.id)).toMatchObject([{ id: room.id, grade: 4 }]);
});

it('The classes of a student are hidden from other students and from teachers who do not teach the student', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  const ana = await room.student('Ana');
  for (const stranger of [await room.student('Ben'), await test.world.teacher('Moss')])
    expect((await stranger.call(listClassesOfStudent, { params: { id: ana.id } })).status).toBe(404);
});
