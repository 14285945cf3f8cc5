import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { actsOn, daysLater, openActivity } from './testing/open-activity.ts';

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
