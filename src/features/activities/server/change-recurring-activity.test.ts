import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Teacher } from '#app/server/world.ts';
import { cancelAssignment, changeRecurringActivity, rescheduleAssignment } from '../contract/teaching.ts';
import { assignPassage, inDays } from './testing/assign-passage.ts';
import { actsOn } from './testing/open-activity.ts';
import { setGoal } from './testing/set-goal.ts';

const test = useTestApp();
let rivera: Teacher;
let room: SchoolClass;

beforeAll(async () => {
  rivera = await test.world.teacher('Rivera');
  room = await rivera.class('Room 12');
});

const change = (activityId: number, terms: { quizzes: number; rule: 'complete' | 'pass' }, by = rivera) =>
  by.call(changeRecurringActivity, { body: { activityId, ...terms } });

it('changes what a goal asks for, and writes it down once', async () => {
  const { activityId } = await setGoal(rivera, (await rivera.class('Room 13')).id);
  const terms = { quizzes: 8, rule: 'pass' } as const;
  expect((await change(activityId, terms)).data).toMatchObject({ ...terms, status: 'active' });
  expect((await change(activityId, terms)).data).toMatchObject(terms);
  expect(await actsOn(test, activityId)).toEqual(['set-weekly-goal', 'change-weekly-goal']);
});

it('leaves what is canceled, and what is not a weekly goal', async () => {
  const { activityId } = await setGoal(rivera, room.id);
  await rivera.call(cancelAssignment, { query: { activityId } });
  expect((await change(activityId, { quizzes: 8, rule: 'pass' })).problem.code).toBe('canceled');
  const passage = await assignPassage(test, rivera, room.id);
  expect((await change(passage.activityId, { quizzes: 8, rule: 'pass' })).problem.code).toBe('not-weekly');
});

it('is the only change that a weekly goal knows: it has no due date', async () => {
  const { activityId } = await setGoal(rivera, (await rivera.class('Room 14')).id);
  const dates = { activityId, dueDate: inDays(test, 9) };
  expect((await rivera.call(rescheduleAssignment, { body: dates })).problem.code).toBe('weekly');
});

it('is the teacher’s of the class alone', async () => {
  const { activityId } = await setGoal(rivera, (await rivera.class('Room 15')).id);
  const novak = await test.world.teacher('Novak');
  expect((await change(activityId, { quizzes: 1, rule: 'complete' }, novak)).status).toBe(404);
});
