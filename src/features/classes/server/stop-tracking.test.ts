import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { archiveClass, listArchivedClasses } from '../contract/archive.ts';
import { listRemovedStudents, restoreStudentsToClass } from '../contract/class-members.ts';
import { joinClass, listClassesOfStudent } from '../contract/endpoints.ts';
import { leaveClass } from '../contract/leave-class.ts';
import { listStoppedStudents, stopTrackingStudents, trackStudentsAgain } from '../contract/stop-tracking.ts';
import { openSharedClass } from './testing/co-teaching.ts';

const test = useTestApp();
let rivera: Teacher;
let room: SchoolClass;
let club: SchoolClass;
let ana: Student;

beforeEach(async () => {
  rivera = await test.world.teacher('Rivera');
  room = await rivera.class('Room 12');
  club = await rivera.class('Club');
  ana = await room.student('Ana');
  await ana.call(joinClass, { body: { classCode: club.code } });
});

const of = (teacher: Teacher) => ({ params: { teacherId: teacher.id } });
const stop = async (students: readonly Student[], by = rivera) =>
  (await by.call(stopTrackingStudents, { ...of(by), body: students.map(({ id }) => id) })).data;
const back = async (stoppedAt: string, students: readonly Student[], by = rivera) =>
  (
    await by.call(trackStudentsAgain, {
      ...of(by),
      body: { stoppedAt, studentIds: students.map(({ id }) => id) },
    })
  ).data.students.map(({ code }) => code);
const listed = async () =>
  (await rivera.call(listStoppedStudents, of(rivera))).data.students.map(({ studentId }) => studentId);
const classesOf = async (student: Student) =>
  (await student.call(listClassesOfStudent, { params: { id: student.id } })).data.classes.map(({ id }) => id);

it('takes a student out of all classes of the teacher, and back', async () => {
  await rivera.call(archiveClass, { params: { id: club.id } });
  const { stoppedAt, students } = await stop([ana]);
  expect(students).toMatchObject([{ ok: true, code: 'stopped', stillIn: [] }]);
  expect(await classesOf(ana)).toEqual([]);
  expect((await rivera.call(listArchivedClasses, {})).data.classes[0]?.studentCount).toBe(0);
  expect(await listed()).toEqual([ana.id]);
  expect((await stop([ana])).students).toMatchObject([{ ok: false, code: 'not-found' }]);
  expect(await back(stoppedAt, [ana])).toEqual(['restored']);
  expect(await classesOf(ana)).toEqual([room.id]);
  expect((await rivera.call(listArchivedClasses, {})).data.classes[0]?.studentCount).toBe(1);
  expect(await listed()).toEqual([]);
  expect(await back(stoppedAt, [ana])).toEqual(['over']);
});

it('is undone in the settings of one class, too, as any removal is', async () => {
  await stop([ana]);
  const { data } = await rivera.call(listRemovedStudents, { params: { id: room.id } });
  expect(data.students.map(({ studentId }) => studentId)).toEqual([ana.id]);
  await rivera.call(restoreStudentsToClass, { body: { classId: room.id, studentIds: [ana.id] } });
  expect(await classesOf(ana)).toEqual([room.id]);
});

it('is over after seven days, and for a student who has joined another class or left', async () => {
  const [ben, cleo] = [await room.student('Ben'), await room.student('Cleo')];
  const { stoppedAt } = await stop([ana, ben, cleo]);
  const elsewhere = await (await test.world.teacher('Novak')).class('Elsewhere');
  await ben.call(joinClass, { body: { classCode: elsewhere.code } });
  await cleo.call(leaveClass, { body: { studentId: cleo.id, classId: room.id } });
  expect(await back(stoppedAt, [ben, cleo])).toEqual(['over', 'over']);
  expect(await classesOf(ben)).toEqual([elsewhere.id]);
  test.clock.pass(7 * 86_400);
  const again = { ...rivera, ...(await test.world.logIn(rivera.username, rivera.password)) };
  expect(await back(stoppedAt, [ana], again)).toEqual(['over']);
});

it('leaves classes of colleagues alone, and says which those are', async () => {
  const shared = await openSharedClass(test, { owner: true, coTeacher: true });
  const own = await shared.coTeacher.class('Own');
  await shared.ana.call(joinClass, { body: { classCode: own.code } });
  const { students } = await stop([shared.ana], shared.coTeacher);
  expect(students[0]?.stillIn).toEqual([{ id: shared.room.id, name: 'Room 12' }]);
  expect(await classesOf(shared.ana)).toEqual([shared.room.id]);
});

it('is for the teacher alone, and touches nobody of another teacher', async () => {
  const novak = await test.world.teacher('Novak');
  const body = { studentIds: [ana.id] };
  expect((await novak.call(stopTrackingStudents, { ...of(rivera), body })).status).toBe(404);
  expect((await stop([ana], novak)).students).toMatchObject([{ code: 'not-found' }]);
  const { stoppedAt } = await stop([ana]);
  expect(await back(stoppedAt, [ana], novak)).toEqual(['over']);
});

it('puts nobody into a class that is full meanwhile', async () => {
  const { stoppedAt } = await stop([ana]);
  for (const { id } of [room, club])
    await test.database.pool.query(
      `with filling as (
         insert into users (username, username_key, role, created_at)
         select gen_random_uuid()::text, gen_random_uuid()::text, 'student', now() from generate_series(1, 500) returning id)
       insert into class_students (student_id, class_id, joined_at) select id, $1, now() from filling`,
      [id],
    );
  expect(await back(stoppedAt, [ana])).toEqual(['class-full']);
});
