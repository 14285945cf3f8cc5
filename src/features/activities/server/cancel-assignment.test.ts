import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { openAssigningClass, pendingOf, readAssigned, start } from './testing/assigned-class.ts';
import { actsOn, daysLater, openActivity } from './testing/open-activity.ts';

const test = useTestApp();

it('cancels an activity, and again, which changes nothing', async () => {
  const { activityId, cancel } = await openActivity(test, await test.world.teacher('Rivera'));
  expect((await cancel()).data.status).toBe('canceled');
  expect((await cancel()).data.status).toBe('canceled');
  expect(await actsOn(test, activityId)).toEqual(['assign-passage', 'cancel-activity']);
});

it('takes it from the students, and keeps what they have read', async () => {
  const group = await openAssigningClass(test);
  const ana = await group.reader('Ana');
  const ben = await group.reader('Ben');
  const { activityId } = await group.assign();
  await readAssigned(test, ana, activityId);
  await group.cancel(activityId);
  expect(await pendingOf(ben)).toEqual([]);
  expect((await start(ben, activityId)).problem.code).toBe('not-assigned');
  const { students } = await group.report(activityId);
  expect(students.map(({ status, result }) => [status, result !== null])).toEqual([
    ['canceled', true],
    ['canceled', false],
  ]);
});

it('cancels nothing that is over', async () => {
  const rivera = await test.world.teacher('Rivera');
  const { cancel } = await openActivity(test, rivera);
  expect((await cancel(await daysLater(test, rivera, 9))).problem.code).toBe('over');
});
