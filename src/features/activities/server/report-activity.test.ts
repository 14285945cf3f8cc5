import { beforeEach, expect, it } from 'vitest';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { isoDay, weekStart } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { cancelAssignment, getStudentAssignmentReport, listActivities } from '../contract/teaching.ts';
import { assignPassage } from './testing/assign-passage.ts';
import { openAssigningClass, readAssigned, start } from './testing/assigned-class.ts';
import { daysLater } from './testing/open-activity.ts';
import { setGoal } from './testing/set-goal.ts';

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

it('tells of a weekly goal how many quizzes of each student count, week by week', async () => {
  const { activityId: goal } = await setGoal(group.teacher, group.room.id, { quizzes: 2 });
  await group.read(ana);
  await group.read(ana);
  await group.read(ben);
  const weeksOf = async (teacher = group.teacher) => {
    const { data } = await teacher.call(getStudentAssignmentReport, { query: { activityId: goal } });
    return data.weekly.map(({ username, weeks }) => [
      username.split('.')[0],
      weeks.map(({ counted, reached }) => [counted, reached]),
    ]);
  };
  expect(await weeksOf()).toEqual([
    ['ana', [[2, true]]],
    ['ben', [[1, false]]],
    ['cal', [[0, false]]],
  ]);
  const { data } = await group.teacher.call(listActivities, { params: { id: group.teacher.id }, query: {} });
  expect(data.activities[0]).toMatchObject({ activityId: goal, students: 3, begun: 2, finished: 1 });
  const later = await daysLater(test, group.teacher, 7);
  await group.read(await test.world.comeBack(ben));
  expect(await weeksOf(later)).toEqual([
    [
      'ana',
      [
        [2, true],
        [0, false],
      ],
    ],
    [
      'ben',
      [
        [1, false],
        [1, false],
      ],
    ],
    [
      'cal',
      [
        [0, false],
        [0, false],
      ],
    ],
  ]);
});

it('takes no week for missed that had begun before the goal, or that is not over', async () => {
  // The clock of tests begins on a Wednesday.
  const { activityId: goal } = await setGoal(group.teacher, group.room.id, { quizzes: 1 });
  await group.read(ana);
  const judgedBy = async (teacher: Teacher) => {
    const { data } = await teacher.call(getStudentAssignmentReport, { query: { activityId: goal } });
    return data.weekly.slice(0, 2).map(({ weeks }) => weeks.map(({ judged }) => judged));
  };
  expect(await judgedBy(group.teacher)).toEqual([[true], [false]]);
  expect(await judgedBy(await daysLater(test, group.teacher, 14))).toEqual([
    [true, true, false],
    [false, true, false],
  ]);
});

it('tells of no week of a goal that was canceled before its first Monday', async () => {
  const nextMonday = isoDay(weekStart(dayNumber(test.clock.now().getTime(), 'America/New_York')) + 7);
  const { activityId: goal } = await setGoal(group.teacher, group.room.id, {
    quizzes: 1,
    startDate: nextMonday,
  });
  await group.teacher.call(cancelAssignment, { query: { activityId: goal } });
  const { data } = await group.teacher.call(getStudentAssignmentReport, { query: { activityId: goal } });
  expect(data.activity).toMatchObject({ status: 'canceled', neverBegan: true });
  expect(data.weekly.map(({ weeks }) => weeks)).toEqual([[], [], []]);
});

it('tells of a week what was finished and does not count, and why', async () => {
  const { activityId: goal } = await setGoal(group.teacher, group.room.id, { quizzes: 2, rule: 'pass' });
  await group.read(ana, { ...KNOWS_ALL, guessing: 1 });
  await group.read(ana, KNOWS_ALL);
  await group.read(ben, { level: -8, guessing: 0, random: () => 0.99 });
  const { data } = await group.teacher.call(getStudentAssignmentReport, { query: { activityId: goal } });
  expect(data.weekly.map(({ weeks }) => weeks)).toMatchObject([
    [{ counted: 1, tooFast: 1, notPassed: 0 }],
    [{ counted: 0, tooFast: 0, notPassed: 1 }],
    [{ counted: 0, tooFast: 0, notPassed: 0 }],
  ]);
});

it('leaves students with a goal of their own out of that of the class', async () => {
  const forAll = await setGoal(group.teacher, group.room.id, { quizzes: 5 });
  const forAna = await setGoal(group.teacher, group.room.id, { quizzes: 1, studentIds: [ana.id] });
  const idsIn = async (id: number) => {
    const { data } = await group.teacher.call(getStudentAssignmentReport, { query: { activityId: id } });
    return data.weekly.map(({ studentId }) => studentId);
  };
  expect(await idsIn(forAna.activityId)).toEqual([ana.id]);
  expect(await idsIn(forAll.activityId)).not.toContain(ana.id);
  expect(await idsIn(forAll.activityId)).toContain(ben.id);
});

it('tells nobody of quizzes in classes that are not theirs to read', async () => {
  await approve(test, group.teacher);
  const pell = await test.world.teacher('Pell');
  const club = await pell.class('Club');
  await ana.call(joinClass, { body: { classCode: club.code } });
  const { activityId: goal } = await setGoal(pell, club.id, { quizzes: 1 });
  await group.read(ana);
  const { data } = await pell.call(getStudentAssignmentReport, { query: { activityId: goal } });
  expect(data.weekly).toEqual([expect.objectContaining({ studentId: ana.id, weeks: [] })]);
  const listed = await pell.call(listActivities, { params: { id: pell.id }, query: {} });
  expect(listed.data.activities).toEqual([expect.objectContaining({ students: 1, begun: 0, finished: 0 })]);
});
