import { beforeEach, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { getStudentAssignments } from '../contract/student.ts';
import {
  createAssessment,
  createAssignment,
  createRecurringActivity,
  getStudentAssignmentReport,
  giveMoreTime,
  listAssignedPassages,
} from '../contract/teaching.ts';
import { MAX_LIVE_ACTIVITIES } from '../core/activity-limits.ts';
import { assignmentForm, inDays } from './testing/assign-passage.ts';
import { openAssigningClass, pendingOf, readAssigned, start } from './testing/assigned-class.ts';
import { actsOn, daysLater } from './testing/open-activity.ts';
import { setMany } from './testing/set-many.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let group: Awaited<ReturnType<typeof openAssigningClass>>;
let ana: Student;
let ben: Student;

beforeEach(async () => {
  group = await openAssigningClass(test);
  ana = await group.reader('Ana');
  ben = await group.reader('Ben');
});

/** Due so many days from now for some students; null for the day of the class. */
const give = (activityId: number, days: number | null, students: readonly Student[] = [ana]) =>
  group.teacher.call(giveMoreTime, {
    body: {
      activityId,
      studentIds: students.map(({ id }) => id),
      dueDate: days === null ? null : inDays(test, days),
    },
  });

/** Days pass, and everybody comes back. */
async function pass(days: number) {
  group = { ...group, teacher: await daysLater(test, group.teacher, days) };
  ana = await test.world.comeBack(ana);
  ben = await test.world.comeBack(ben);
}

const homeOf = async (student: Student) =>
  (await student.call(viewProfileForStudent, { body: { studentId: student.id } })).data.assigned;
/** By the teacher who is logged in now. */
const report = async (activityId: number) =>
  (await group.teacher.call(getStudentAssignmentReport, { query: { activityId } })).data;
const reportOf = async (activityId: number) => {
  const { students, assessed } = await report(activityId);
  return [...students, ...assessed].map(({ firstName, status, moreTimeUntil }) => ({
    firstName,
    status,
    moreTimeUntil,
  }));
};

it('tells the later day to the student and to the teacher, and to nobody else', async () => {
  const { activityId } = await group.assign();
  const given = await give(activityId, 10);
  expect(given.data).toEqual({ dueDate: inDays(test, 10) });
  const query = { studentId: ana.id };
  const own = (await ana.call(getStudentAssignments, { query })).data.assignments;
  const toTeacher = (await group.teacher.call(getStudentAssignments, { query })).data.assignments;
  for (const told of [own, toTeacher, await pendingOf(ana), await homeOf(ana)])
    expect(told.map(({ dueDate }) => dueDate)).toEqual([inDays(test, 10)]);
  expect((await pendingOf(ben)).map(({ dueDate }) => dueDate)).toEqual([inDays(test, 7)]);
  expect(await reportOf(activityId)).toMatchObject([
    { moreTimeUntil: inDays(test, 10) },
    { moreTimeUntil: null },
  ]);
  expect(await actsOn(test, activityId)).toEqual(['assign-passage', 'give-more-time']);
});

it('keeps it when the activity gets other dates, and gives nobody less time than the class', async () => {
  const { activityId } = await group.assign();
  await give(activityId, 10);
  await group.reschedule(activityId, 3);
  expect((await pendingOf(ana))[0]?.dueDate).toBe(inDays(test, 10));
  await group.reschedule(activityId, 14);
  expect((await pendingOf(ana))[0]?.dueDate).toBe(inDays(test, 14));
  await group.reschedule(activityId, 5);
  expect((await pendingOf(ana))[0]?.dueDate).toBe(inDays(test, 10));
  expect((await give(activityId, null)).data).toEqual({ dueDate: inDays(test, 5) });
  expect((await pendingOf(ana))[0]?.dueDate).toBe(inDays(test, 5));
});

it('opens what is over for one student until the end of that day', async () => {
  const { activityId } = await group.assign();
  await pass(9);
  expect(await homeOf(ana)).toEqual([]);
  expect((await give(activityId, 2)).status).toBe(200);
  expect((await homeOf(ana)).map((one) => one.activityId)).toEqual([activityId]);
  expect(await homeOf(ben)).toEqual([]);
  expect((await start(ben, activityId)).problem.code).toBe('over');
  await readAssigned(test, ana, activityId);
  const { students } = await report(activityId);
  expect(students.map(({ status, result }) => [status, result?.late])).toEqual([
    ['completed', false],
    ['missed', undefined],
  ]);
});

it('is over for the student, too, when that day is', async () => {
  const { activityId } = await group.assign();
  await give(activityId, 10);
  await pass(12);
  expect((await start(ana, activityId)).problem.code).toBe('over');
  expect(await homeOf(ana)).toEqual([]);
});

it('lets a pretest be taken later', async () => {
  const { activityId } = (
    await group.teacher.call(createAssessment, {
      body: { classId: group.room.id, startDate: inDays(test, 0), dueDate: inDays(test, 2) },
    })
  ).data;
  await pass(5);
  expect((await give(activityId, 3)).status).toBe(200);
  expect((await start(ana, activityId)).status).toBe(200);
  expect((await start(ben, activityId)).problem.code).toBe('over');
  expect(await reportOf(activityId)).toEqual([
    { firstName: 'Ana', status: 'resume', moreTimeUntil: inDays(test, 3) },
    { firstName: 'Ben', status: 'missed', moreTimeUntil: null },
  ]);
});

it('names among what is still to read what one student has more time for, and for that student alone', async () => {
  const { activityId } = await group.assign();
  await pass(9);
  const toRead = async () =>
    (await group.teacher.call(listAssignedPassages, { params: { id: group.room.id } })).data.passages;
  expect(await toRead()).toEqual([]);
  await give(activityId, 2);
  expect(await toRead()).toMatchObject([{ activityId, studentIds: [ana.id], dueDate: inDays(test, 2) }]);
});

it('refuses to give a student a passage again that they have more time for', async () => {
  const { activityId } = await group.assign();
  await pass(9);
  await give(activityId, 2);
  const again = (studentIds?: readonly number[]) =>
    group.teacher.call(createAssignment, {
      body: assignmentForm(test, group.room.id, studentIds ? { studentIds: [...studentIds] } : {}),
    });
  expect((await again([ana.id])).problem.code).toBe('already-assigned');
  expect((await again()).problem.code).toBe('already-assigned');
  expect((await again([ben.id])).status).toBe(200);
});

it.each([
  ['not-later', 7],
  ['not-later', 3],
  ['too-long', 500],
] as const)('refuses %s', async (code, days) => {
  const { activityId } = await group.assign();
  expect((await give(activityId, days)).problem).toMatchObject({ status: 422, code });
});

it('refuses a day that is gone', async () => {
  const { activityId } = await group.assign();
  await pass(12);
  expect((await give(activityId, -2)).problem.code).toBe('due-in-past');
});

it('refuses for who is done, for who does not have it, and in what is canceled', async () => {
  const { activityId } = await group.assign();
  await readAssigned(test, ana, activityId);
  expect((await give(activityId, 10)).problem.code).toBe('done');
  const cal = await test.world.student('Cal');
  expect((await give(activityId, 10, [ben, cal])).problem.code).toBe('not-given');
  expect((await pendingOf(ben))[0]?.dueDate).toBe(inDays(test, 7));
  await group.cancel(activityId);
  expect((await give(activityId, 10, [ben])).problem.code).toBe('canceled');
});

it('refuses where there is no due date of one class', async () => {
  const goal = await group.teacher.call(createRecurringActivity, {
    body: { type: 'FIXED_WEEKLY', classId: group.room.id },
  });
  expect((await give(goal.data.activityId, 10)).problem.code).toBe('weekly');
});

it('opens nothing again in a class that has enough', async () => {
  const { activityId } = await group.assign();
  await pass(9);
  await setMany(test, group.room.id, { activities: MAX_LIVE_ACTIVITIES, dueInDays: 3 });
  expect((await give(activityId, 4)).problem.code).toBe('enough-activities');
});
