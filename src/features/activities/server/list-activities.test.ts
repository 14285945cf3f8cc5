import { beforeEach, expect, it } from 'vitest';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { getStudentAssignments } from '../contract/student.ts';
import { countActivities, getStudentAssignmentReport, listActivities } from '../contract/teaching.ts';
import { assignPassage, inDays } from './testing/assign-passage.ts';
import { openAssigningClass, readAssigned, start } from './testing/assigned-class.ts';

const test = useTestApp();
const A_DAY = 86_400;
let group: Awaited<ReturnType<typeof openAssigningClass>>;
let ana: Student;
let ben: Student;
let first: number;

const versionAt = (index: number) => test.app.services.library.current('practice')[index]!.versionId;
const list = async (query: { tab?: '1' | '2'; classId?: number; fromDate?: string; toDate?: string } = {}) =>
  (await group.teacher.call(listActivities, { params: { id: group.teacher.id }, query })).data.activities;
const idsOf = (lines: readonly { activityId: number }[]) => lines.map(({ activityId }) => activityId);

beforeEach(async () => {
  group = await openAssigningClass(test);
  await approve(test, group.teacher);
  ana = await group.reader('Ana');
  ben = await group.reader('Ben');
  await group.room.student('Cal');
  first = (await group.assign({ versionId: versionAt(0) })).activityId;
  await readAssigned(test, ana, first, { level: 12, guessing: 0, random: () => 0.4 });
  await start(ben, first);
});

it('tells the teacher how far the students are', async () => {
  expect(await list()).toEqual([
    expect.objectContaining({
      activityId: first,
      students: 3,
      begun: 2,
      finished: 1,
      passed: 1,
      status: 'active',
      tab: 1,
    }),
  ]);
});

it('tells who has done it, who is at it and who has not begun', async () => {
  const { activity, students } = await group.report(first);
  expect(activity).toMatchObject({ activityId: first, title: expect.any(String) });
  expect(
    students.map(({ username, status, passageStatus }) => [username.split('.')[0], status, passageStatus]),
  ).toEqual([
    ['ana', 'completed', 'passed'],
    ['ben', 'resume', 'active'],
    ['cal', 'next-up', null],
  ]);
});

it('is the list of one class, of some days, or of a tab', async () => {
  const other = await group.teacher.class('Room 13');
  const later = await assignPassage(test, group.teacher, other.id, {
    startDate: inDays(test, 20),
    dueDate: inDays(test, 30),
  });
  expect(idsOf(await list())).toEqual([later.activityId, first]);
  expect(idsOf(await list({ classId: other.id }))).toEqual([later.activityId]);
  expect(idsOf(await list({ classId: 999_999 }))).toEqual([]);
  expect(idsOf(await list({ toDate: inDays(test, 10) }))).toEqual([first]);
  expect(idsOf(await list({ fromDate: inDays(test, 10) }))).toEqual([later.activityId]);
  expect(idsOf(await list({ tab: '2' }))).toEqual([]);
});

it('shows no activity of a class that the teacher does not teach', async () => {
  const novak = await test.world.teacher('Novak');
  expect((await novak.call(listActivities, { params: { id: group.teacher.id }, query: {} })).status).toBe(
    404,
  );
  expect(
    (await novak.call(listActivities, { params: { id: novak.id }, query: { classId: group.room.id } })).data
      .activities,
  ).toEqual([]);
  expect((await novak.call(getStudentAssignmentReport, { query: { activityId: first } })).status).toBe(404);
});

it('tells a student and the teachers who may read the work what was set', async () => {
  const ofAna = { query: { studentId: ana.id } };
  const own = (await ana.call(getStudentAssignments, ofAna)).data.assignments;
  expect(own).toEqual([
    expect.objectContaining({ studentAssignmentId: first, status: 'completed', passageStatus: 'passed' }),
  ]);
  expect((await group.teacher.call(getStudentAssignments, ofAna)).data.assignments).toHaveLength(1);
  expect((await ben.call(getStudentAssignments, ofAna)).status).toBe(404);
  const pell = await test.world.teacher('Pell');
  const club = await pell.class('Club');
  await ana.call(joinClass, { body: { classCode: club.code } });
  const ofClub = await assignPassage(test, pell, club.id, { versionId: versionAt(1) });
  expect(idsOf((await pell.call(getStudentAssignments, ofAna)).data.assignments)).toEqual([
    ofClub.activityId,
  ]);
});

it('hides the level where the class does', async () => {
  const quiet = await openAssigningClass(test, { settings: { showGrade: false } });
  const dee = await quiet.reader('Dee');
  await quiet.assign();
  const { assignments } = (await dee.call(getStudentAssignments, { query: { studentId: dee.id } })).data;
  expect(assignments).toEqual([expect.objectContaining({ level: null })]);
});

it('is on the past tab when it is over for more than two days', async () => {
  const counts = async () =>
    (await group.teacher.call(countActivities, { params: { id: group.teacher.id } })).data;
  expect(await counts()).toEqual({ current: 1, past: 0 });
  test.clock.pass(9 * A_DAY);
  const back = await test.world.logIn(group.teacher.username, group.teacher.password);
  group = { ...group, teacher: { ...group.teacher, ...back } };
  expect(idsOf(await list({ tab: '1' }))).toContain(first);
  test.clock.pass(2 * A_DAY);
  group = {
    ...group,
    teacher: { ...group.teacher, ...(await test.world.logIn(back.username, back.password)) },
  };
  expect(idsOf(await list({ tab: '2' }))).toEqual([first]);
  expect((await list({ tab: '2' }))[0]?.status).toBe('missed');
  expect(await counts()).toEqual({ current: 0, past: 1 });
});
