import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { getStudentAssignments } from '../contract/student.ts';
import { MAX_LIVE_ACTIVITIES } from '../core/activity-limits.ts';
import { assignPassage, inDays } from './testing/assign-passage.ts';
import { openAssigningClass, pendingOf, start } from './testing/assigned-class.ts';
import { actsOn, daysLater, openActivity } from './testing/open-activity.ts';
import { setMany } from './testing/set-many.ts';

const test = useTestApp();
let rivera: Teacher;

beforeEach(async () => {
  rivera = await test.world.teacher('Rivera');
});

it('gives other dates, and keeps the start where none is given', async () => {
  const { activityId, due } = await openActivity(test, rivera);
  expect((await due(9)).data).toMatchObject({ dueDate: inDays(test, 9), startDate: inDays(test, -1) });
  expect((await due(9, 3)).data).toMatchObject({ status: 'pending', startDate: inDays(test, 3) });
  expect(await actsOn(test, activityId)).toEqual([
    'assign-passage',
    'reschedule-activity',
    'reschedule-activity',
  ]);
});

it.each([
  ['due-before-start', 2, 3],
  ['due-in-past', -3, -4],
  ['too-long', 500, undefined],
] as const)('refuses days: %s', async (code, dueDay, startDay) => {
  const { due } = await openActivity(test, rivera);
  expect((await due(dueDay, startDay)).problem).toMatchObject({ status: 422, code });
});

it('leaves what is canceled alone', async () => {
  const { cancel, due } = await openActivity(test, rivera);
  await cancel();
  expect((await due(9)).problem.code).toBe('canceled');
});

it('tells one due date: to who was there, to who joins later, and to the teacher of each', async () => {
  const group = await openAssigningClass(test);
  const ana = await group.reader('Ana');
  const { activityId } = await group.assign();
  const before = await group.room.student('Ben');
  await group.reschedule(activityId, 10);
  const after = await group.room.student('Cal');
  const dueDate = inDays(test, 10);
  for (const student of [ana, before, after]) {
    const query = { studentId: student.id };
    const own = (await student.call(getStudentAssignments, { query })).data.assignments;
    const toTeacher = (await group.teacher.call(getStudentAssignments, { query })).data.assignments;
    const { assigned } = (await student.call(viewProfileForStudent, { body: query })).data;
    for (const told of [own, toTeacher, assigned, await pendingOf(student)])
      expect(told.map((one) => one.dueDate)).toEqual([dueDate]);
  }
  expect((await group.report(activityId)).activity.dueDate).toBe(dueDate);
});

it('opens again what is over, for the students too', async () => {
  const group = await openAssigningClass(test);
  let ana = await group.reader('Ana');
  const { activityId } = await group.assign();
  const teacher = await daysLater(test, group.teacher, 9);
  ana = await test.world.comeBack(ana);
  expect((await start(ana, activityId)).problem.code).toBe('over');
  expect((await group.reschedule(activityId, 1, teacher)).data).toMatchObject({ status: 'active', tab: 1 });
  expect((await start(ana, activityId)).status).toBe(200);
});

it('opens nothing again in a class that has enough, and gives what is open other dates', async () => {
  const group = await openAssigningClass(test);
  const { activityId } = await group.assign();
  const teacher = await daysLater(test, group.teacher, 9);
  const open = await assignPassage(test, teacher, group.room.id, { dueDate: inDays(test, 3) });
  await setMany(test, group.room.id, { activities: MAX_LIVE_ACTIVITIES - 1, dueInDays: 3 });
  expect((await group.reschedule(activityId, 1, teacher)).problem.code).toBe('enough-activities');
  expect((await group.reschedule(open.activityId, 5, teacher)).status).toBe(200);
});
