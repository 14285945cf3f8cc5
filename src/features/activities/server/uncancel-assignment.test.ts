import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Teacher } from '#app/server/world.ts';
import { cancelAssignment, uncancelAssignment } from '../contract/teaching.ts';
import { MAX_LIVE_ACTIVITIES } from '../core/activity-limits.ts';
import { goalsFor } from './activities-queries.ts';
import { assignPassage } from './testing/assign-passage.ts';
import { costOf } from './testing/busiest-step.ts';
import { actsOn, daysLater, openActivity } from './testing/open-activity.ts';
import { setGoal } from './testing/set-goal.ts';
import { setMany } from './testing/set-many.ts';

const test = useTestApp();
let rivera: Teacher;

beforeEach(async () => {
  rivera = await test.world.teacher('Rivera');
});

it('brings a canceled activity back as it was', async () => {
  const { activityId, pause, cancel, uncancel } = await openActivity(test, rivera);
  await pause('true');
  await cancel();
  expect((await uncancel()).data.status).toBe('paused');
  expect(await actsOn(test, activityId)).toEqual([
    'assign-passage',
    'pause-activity',
    'cancel-activity',
    'uncancel-activity',
  ]);
});

it('leaves what is not canceled as it is', async () => {
  const { activityId, uncancel } = await openActivity(test, rivera);
  expect((await uncancel()).data.status).toBe('active');
  expect(await actsOn(test, activityId)).toEqual(['assign-passage']);
});

it('brings it back on its due day, and not after it', async () => {
  const { cancel, uncancel } = await openActivity(test, rivera);
  await cancel();
  rivera = await daysLater(test, rivera, 6);
  expect((await uncancel(rivera)).data.status).toBe('active');
  await cancel(rivera);
  rivera = await daysLater(test, rivera, 3);
  expect((await uncancel(rivera)).problem.code).toBe('over');
});

const act = (what: typeof cancelAssignment | typeof uncancelAssignment, activityId: number) =>
  rivera.call(what, { query: { activityId } });
const canceledGoal = async (room: SchoolClass) => {
  const { activityId } = await setGoal(rivera, room.id);
  expect((await act(cancelAssignment, activityId)).data.status).toBe('canceled');
  return activityId;
};

it('brings a weekly goal back until the Sunday of the week in which it was canceled', async () => {
  const activityId = await canceledGoal(await rivera.class('Room 12'));
  expect((await act(uncancelAssignment, activityId)).data.status).toBe('active');
  await act(cancelAssignment, activityId);
  rivera = await daysLater(test, rivera, 7);
  expect((await act(uncancelAssignment, activityId)).problem.code).toBe('over');
});

it('brings no weekly goal back for students who have another one by now', async () => {
  const room = await rivera.class('Room 12');
  const activityId = await canceledGoal(room);
  const other = await setGoal(rivera, room.id);
  expect((await act(uncancelAssignment, activityId)).problem.code).toBe('already-set');
  await act(cancelAssignment, other.activityId);
  expect((await act(uncancelAssignment, activityId)).data.status).toBe('active');
});

it('brings no passage back that the class has been given again, nor opens it again by another due date', async () => {
  const { room, cancel, uncancel, due } = await openActivity(test, rivera);
  await cancel();
  await assignPassage(test, rivera, room.id);
  expect((await uncancel()).problem).toMatchObject({ status: 409, code: 'already-assigned' });
  rivera = await daysLater(test, rivera, 8);
  const again = await assignPassage(test, rivera, room.id);
  await act(cancelAssignment, again.activityId);
  const third = await assignPassage(test, rivera, room.id);
  expect((await due(5, undefined, rivera)).problem.code).toBe('canceled');
  expect((await act(uncancelAssignment, again.activityId)).problem.code).toBe('already-assigned');
  await act(cancelAssignment, third.activityId);
  expect((await act(uncancelAssignment, again.activityId)).status).toBe(200);
});

it('opens a passage that is over for nobody who has it in another activity', async () => {
  const { room, due } = await openActivity(test, rivera);
  rivera = await daysLater(test, rivera, 9);
  const again = await assignPassage(test, rivera, room.id);
  expect((await due(5, undefined, rivera)).problem).toMatchObject({ status: 409, code: 'already-assigned' });
  await act(cancelAssignment, again.activityId);
  expect((await due(5, undefined, rivera)).data.status).toBe('active');
});

it('looks for a goal of many students no further than the goals of the class', async () => {
  const room = await rivera.class('Room 12');
  await setMany(test, room.id, { activities: MAX_LIVE_ACTIVITIES, dueInDays: 3 });
  await test.database.pool.query(
    `update activities set kind = 'FIXED_WEEKLY', passage_id = null, weekly_quizzes = 3, weekly_rule = 'pass',
            start_day = 4, whole_class = false`,
  );
  const studentIds = Array.from({ length: 500 }, (_, n) => n + 1);
  const today = 0;
  const query = goalsFor(test.database.db, { classId: room.id, today, studentIds });
  const cost = await costOf(test, query, { withoutSeqScan: true });
  expect(cost.rows).toBeLessThanOrEqual(MAX_LIVE_ACTIVITIES);
  expect(cost.looksInto('activity_students')).toBeLessThanOrEqual(MAX_LIVE_ACTIVITIES);
});

it('brings nothing back to a class that has enough', async () => {
  const { activityId, room, cancel, uncancel } = await openActivity(test, rivera);
  await cancel();
  await setMany(test, room.id, { activities: MAX_LIVE_ACTIVITIES, dueInDays: 3 });
  expect((await uncancel()).problem).toMatchObject({ status: 409, code: 'enough-activities' });
  expect(await actsOn(test, activityId)).toEqual(['assign-passage', 'cancel-activity']);
});
