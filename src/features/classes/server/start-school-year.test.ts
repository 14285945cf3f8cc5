import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import type { Sent } from '#platform/endpoint/contract/endpoint.ts';
import { archiveClass, listArchivedClasses, restoreClass } from '../contract/archive.ts';
import { closeClassCode, listRemovedStudents, removeStudentsFromClass } from '../contract/class-members.ts';
import {
  getClass,
  joinClass,
  listClasses,
  listClassesOfStudent,
  updateClass,
} from '../contract/endpoints.ts';
import { leaveClass } from '../contract/leave-class.ts';
import { listSchoolYears, startSchoolYear, undoSchoolYear } from '../contract/school-year.ts';
import { openSharedClass } from './testing/co-teaching.ts';

const test = useTestApp();
type Step = Sent<typeof startSchoolYear, 'body'>['steps'][number];

let rivera: Teacher;
let readers: SchoolClass;
let club: SchoolClass;
let ana: Student;

beforeEach(async () => {
  rivera = await test.world.teacher('Rivera');
  readers = await rivera.class('Grade 4 Readers');
  club = await rivera.class('Chess Club');
  ana = await club.student('Ana');
});

const moveUp = (classId: number, name = 'Grade 5 Readers'): Step => ({
  classId,
  step: 'move-up',
  grade: 4,
  name,
  moveTo: null,
});
const archive = (classId: number, moveTo: number | null = null): Step => ({
  classId,
  step: 'archive',
  grade: 4,
  name: 'Chess Club',
  moveTo,
});
interface How {
  readonly by?: Teacher;
  readonly yearKey?: string;
}
const start = async (steps: Step[], { by = rivera, yearKey = randomUUID() }: How = {}) =>
  (await by.call(startSchoolYear, { body: { yearKey, steps } })).data;
const undo = (yearId: number, by = rivera) => by.call(undoSchoolYear, { body: { yearId } });
const yearIdOf = ({ year }: Awaited<ReturnType<typeof start>>) => {
  if (year === null) throw new Error('The school year did not start.');
  return year.yearId;
};
const open = async (by = rivera) =>
  (await by.call(listClasses, {})).data.classes.map(({ name, grade, studentCount }) => [
    name,
    grade,
    studentCount,
  ]);
const classesOf = async (student: Student) =>
  (await student.call(listClassesOfStudent, { params: { id: student.id } })).data.classes.map(({ id }) => id);
const listed = async (by = rivera) => (await by.call(listSchoolYears, {})).data.years;
const acts = async () =>
  (
    await test.database.pool.query<{ act: string }>(
      "select act from audit_log where actor_user_id = $1 and act like '%school-year' order by id",
      [rivera.id],
    )
  ).rows.map(({ act }) => act);

it('moves classes up and archives them in one step, moves students, and takes it all back', async () => {
  const before = await open();
  const done = await start([moveUp(readers.id), archive(club.id, readers.id)]);
  expect(done.unchanged).toEqual([]);
  expect(done.year?.classes).toMatchObject([
    { classId: readers.id, name: 'Grade 5 Readers', nameBefore: 'Grade 4 Readers', grade: 5, movedTo: null },
    { classId: club.id, step: 'archive', movedTo: { id: readers.id, students: 1 } },
  ]);
  expect(await open()).toEqual([['Grade 5 Readers', 5, 1]]);
  expect(await classesOf(ana)).toEqual([readers.id]);
  expect(await listed()).toEqual([done.year]);
  const { data } = await undo(yearIdOf(done));
  expect(data.classes.map(({ code }) => code)).toEqual(['undone', 'undone']);
  expect([data.studentsBack, data.studentsStaying]).toEqual([1, 0]);
  expect(await open()).toEqual(before);
  expect(await classesOf(ana)).toEqual([club.id]);
  expect(await listed()).toEqual([]);
  expect((await rivera.call(listRemovedStudents, { params: { id: readers.id } })).data.students).toEqual([]);
  expect((await undo(yearIdOf(done))).problem.code).toBe('over');
  expect(await acts()).toEqual(['start-school-year', 'undo-school-year']);
});

it('is done once when it is sent again, also by another tab at the same moment', async () => {
  const yearKey = randomUUID();
  const [first, second] = await Promise.all([
    start([moveUp(readers.id)], { yearKey }),
    start([moveUp(readers.id)], { yearKey }),
  ]);
  expect(second).toEqual(first);
  expect(await start([moveUp(readers.id)], { yearKey })).toEqual(first);
  expect((await start([moveUp(readers.id)])).unchanged).toEqual([readers.id]);
  expect(await listed()).toHaveLength(1);
});

it('leaves alone what is not as the plan saw it, and is no school year where nothing is left', async () => {
  const novak = await test.world.teacher('Novak');
  const theirs = await novak.class('Grade 4');
  await rivera.call(archiveClass, { params: { id: club.id } });
  const plan = [moveUp(theirs.id), archive(club.id), { ...moveUp(readers.id), grade: 3 }];
  expect(await start(plan)).toEqual({ year: null, unchanged: [theirs.id, club.id, readers.id] });
  expect(await listed()).toEqual([]);
  expect(await open(novak)).toEqual([['Grade 4', 4, 0]]);
});

it('a co-teacher moves a class up and does not archive it; students come into no class of somebody else', async () => {
  const shared = await openSharedClass(test, { owner: true, coTeacher: true });
  const by = shared.coTeacher;
  const own = await by.class('Own');
  expect((await start([archive(shared.room.id)], { by })).unchanged).toEqual([shared.room.id]);
  expect((await start([archive(own.id, readers.id)], { by })).unchanged).toEqual([own.id]);
  expect((await start([moveUp(shared.room.id, 'Room 12')], { by })).unchanged).toEqual([]);
});

it('is undone for seven days by the teacher who did it, and by nobody else', async () => {
  const yearId = yearIdOf(await start([moveUp(readers.id)]));
  const novak = await test.world.teacher('Novak');
  expect((await undo(yearId, novak)).problem.code).toBe('over');
  expect((await open())[0]?.[0]).toBe('Chess Club');
  expect(await listed(novak)).toEqual([]);
  await test.database.pool.query("update school_year_runs set started_at = started_at - interval '7 days'");
  expect(await listed()).toEqual([]);
  expect((await undo(yearId)).problem.code).toBe('over');
});

it('undoes what is as it was left, and says what somebody changed since', async () => {
  const poets = await rivera.class('Poets');
  const yearId = yearIdOf(await start([moveUp(readers.id), moveUp(poets.id, 'Poets'), archive(club.id)]));
  await rivera.call(updateClass, {
    params: { id: readers.id },
    body: { teacherId: rivera.id, name: 'Otters' },
  });
  await rivera.call(updateClass, { params: { id: poets.id }, body: { teacherId: rivera.id, grade: 7 } });
  await rivera.call(restoreClass, { body: { classId: club.id } });
  await rivera.call(archiveClass, { params: { id: club.id } });
  test.clock.pass(60);
  const { classes } = (await undo(yearId)).data;
  expect(classes).toMatchObject([
    { classId: readers.id, name: 'Otters', grade: 4, code: 'undone' },
    { classId: club.id, step: 'archive', code: 'undone' },
    { classId: poets.id, grade: 7, code: 'changed' },
  ]);
});

it('leaves a class archived that its teacher restored and archived again later', async () => {
  const yearId = yearIdOf(await start([archive(club.id)]));
  test.clock.pass(60);
  await rivera.call(restoreClass, { body: { classId: club.id } });
  await rivera.call(archiveClass, { params: { id: club.id } });
  expect((await undo(yearId)).data.classes[0]?.code).toBe('changed');
  expect((await rivera.call(listArchivedClasses, {})).data.classes).toHaveLength(1);
});

it('leaves students where they are who left, were taken out, or joined another class since', async () => {
  const [ben, cleo, dan] = [await club.student('Ben'), await club.student('Cleo'), await club.student('Dan')];
  const yearId = yearIdOf(await start([archive(club.id, readers.id)]));
  await rivera.call(removeStudentsFromClass, { body: { classId: readers.id, studentIds: [ben.id] } });
  await cleo.call(leaveClass, { body: { studentId: cleo.id, classId: readers.id } });
  const elsewhere = await (await test.world.teacher('Novak')).class('Elsewhere');
  await dan.call(joinClass, { body: { classCode: elsewhere.code } });
  const { data } = await undo(yearId);
  expect([data.studentsBack, data.studentsStaying]).toEqual([1, 3]);
  expect(await classesOf(ana)).toEqual([club.id]);
  expect(await classesOf(ben)).toEqual([]);
  expect(await classesOf(cleo)).toEqual([]);
  expect(await classesOf(dan)).toEqual([readers.id, elsewhere.id]);
});

it('a student of two classes goes where each of them goes, and back', async () => {
  const poets = await rivera.class('Poets');
  await ana.call(joinClass, { body: { classCode: readers.code } });
  const done = await start([archive(club.id, poets.id), archive(readers.id, poets.id)]);
  expect(await classesOf(ana)).toEqual([poets.id]);
  await undo(yearIdOf(done));
  expect(new Set(await classesOf(ana))).toEqual(new Set([club.id, readers.id]));
});

it('lets an open code of a class that moves up work through the new year, and an undo ends it as before', async () => {
  const until = async () =>
    (await rivera.call(getClass, { params: { id: readers.id } })).data.classCodeExpires;
  await test.database.pool.query("update class_codes set expires_at = '2020-08-15' where class_id = $1", [
    readers.id,
  ]);
  const before = await until();
  const yearId = yearIdOf(await start([moveUp(readers.id)]));
  expect(Date.parse((await until()) ?? '')).toBeGreaterThan(test.clock.now().getTime());
  await undo(yearId);
  expect(await until()).toBe(before);
});

it('leaves a closed code closed, in a class that moves up and in one that is archived', async () => {
  for (const { id } of [readers, club]) await rivera.call(closeClassCode, { body: { classId: id } });
  const { year, unchanged } = await start([moveUp(readers.id), archive(club.id)]);
  expect(unchanged).toEqual([]);
  expect(year?.classes).toHaveLength(2);
  expect((await rivera.call(getClass, { params: { id: readers.id } })).data.classCodeExpires).toBeNull();
  await undo(year?.yearId ?? 0);
  expect((await rivera.call(getClass, { params: { id: readers.id } })).data.classCodeExpires).toBeNull();
});

it('lists the last ten years that were begun', async () => {
  for (let begun = 0; begun < 6; begun++) {
    await start([moveUp(readers.id), archive(club.id)]);
    await rivera.call(updateClass, { params: { id: readers.id }, body: { teacherId: rivera.id, grade: 4 } });
    await rivera.call(restoreClass, { body: { classId: club.id } });
    await start([moveUp(readers.id)]);
    await rivera.call(updateClass, { params: { id: readers.id }, body: { teacherId: rivera.id, grade: 4 } });
  }
  expect((await rivera.call(listSchoolYears, {})).data.years).toHaveLength(10);
});
