import { beforeEach, expect, it } from 'vitest';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { getStudentAssignmentReport } from '../contract/teaching.ts';
import { assignPassage } from './testing/assign-passage.ts';
import { openAssigningClass, readAssigned, start } from './testing/assigned-class.ts';
import { daysLater } from './testing/open-activity.ts';

const test = useTestApp();
const KNOWS_ALL = { level: 12, guessing: 0, random: () => 0.4 };
let group: Awaited<ReturnType<typeof openAssigningClass>>;
let ana: Student;
let ben: Student;
let cal: Student;
let activityId: number;

/** Who must do the pretest before the activity, by what a teacher is told. */
const pretestFirstIn = async (by: Teacher, id: number) =>
  (await by.call(getStudentAssignmentReport, { query: { activityId: id } })).data.students.map(
    ({ username, pretestFirst }) => [username.split('.')[0], pretestFirst],
  );

beforeEach(async () => {
  group = await openAssigningClass(test);
  ana = await group.reader('Ana');
  ben = await group.reader('Ben');
  cal = await group.room.student('Cal');
  activityId = (await group.assign()).activityId;
});

it('tells who has done it and how it went, who is at it and who has not begun', async () => {
  const quiz = await readAssigned(test, ana, activityId, KNOWS_ALL);
  await start(ben, activityId);
  const { activity, students } = await group.report(activityId);
  expect(activity).toMatchObject({ activityId, title: expect.any(String) });
  expect(
    students.map(({ username, status, passageStatus }) => [username.split('.')[0], status, passageStatus]),
  ).toEqual([
    ['ana', 'completed', 'passed'],
    ['ben', 'resume', 'active'],
    ['cal', 'next-up', null],
  ]);
  const total = quiz.questionCount;
  expect(students.map(({ result }) => result)).toEqual([
    expect.objectContaining({ attemptId: quiz.attemptId, right: total, total, passed: true, late: false }),
    null,
    null,
  ]);
});

it('tells who has the pretest to do first, to a teacher who may know of it', async () => {
  expect(await pretestFirstIn(group.teacher, activityId)).toEqual([
    ['ana', false],
    ['ben', false],
    ['cal', true],
  ]);
  await approve(test, group.teacher);
  const pell = await test.world.teacher('Pell');
  const club = await pell.class('Club');
  await cal.call(joinClass, { body: { classCode: club.code } });
  const ofClub = await assignPassage(test, pell, club.id);
  expect(await pretestFirstIn(pell, ofClub.activityId)).toEqual([['cal', false]]);
});

it('leaves out who is not in the class anymore, and takes in who joins', async () => {
  await group.teacher.call(removeStudentsFromClass, {
    body: { classId: group.room.id, studentIds: [ana.id] },
  });
  const dee = await group.room.student('Dee');
  const ids = (await group.report(activityId)).students.map(({ studentId }) => studentId);
  expect(ids).not.toContain(ana.id);
  expect(ids).toContain(dee.id);
});

it('says what was finished after the due day', async () => {
  await start(ana, activityId);
  const teacher = await daysLater(test, group.teacher, 9);
  const late = await test.world.comeBack(ana);
  await readAssigned(test, late, activityId);
  const { data } = await teacher.call(getStudentAssignmentReport, { query: { activityId } });
  expect(data.students.map(({ status, result }) => [status, result?.late])).toEqual([
    ['completed', true],
    ['missed', undefined],
    ['missed', undefined],
  ]);
});

it('is told to nobody who does not teach the class', async () => {
  const novak = await test.world.teacher('Novak');
  expect((await novak.call(getStudentAssignmentReport, { query: { activityId } })).status).toBe(404);
  expect((await ana.call(getStudentAssignmentReport, { query: { activityId } })).status).toBe(403);
});
