import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { archiveClass } from '#features/classes/contract/archive.ts';
import { inDays } from './testing/assign-passage.ts';
import { actsOn, daysLater, openActivity } from './testing/open-activity.ts';

const test = useTestApp();
let rivera: Teacher;

beforeEach(async () => {
  rivera = await test.world.teacher('Rivera');
});

it('pauses and resumes, and leaves the due date', async () => {
  const { pause } = await openActivity(test, rivera);
  const { data } = await pause('true');
  expect(data).toMatchObject({ status: 'paused', dueDate: inDays(test, 7) });
  expect((await pause('true')).data.status).toBe('paused');
  expect((await pause('false')).data).toMatchObject({ status: 'active', dueDate: inDays(test, 7) });
  expect((await pause('false')).data.status).toBe('active');
});

it('writes each act that changed something down, once', async () => {
  const { activityId, pause, due } = await openActivity(test, rivera);
  await pause('true');
  await pause('true');
  await due(7);
  expect(await actsOn(test, activityId)).toEqual(['assign-passage', 'pause-activity']);
});

it('leaves what is canceled alone', async () => {
  const { pause, cancel } = await openActivity(test, rivera);
  await cancel();
  expect((await pause('true')).problem.code).toBe('canceled');
  expect((await pause('false')).problem.code).toBe('canceled');
});

it('is done by nobody who does not teach the class, nor while it is archived', async () => {
  const { room, pause, cancel, uncancel, due } = await openActivity(test, rivera);
  const novak = await test.world.teacher('Novak');
  for (const answer of [
    await pause('true', novak),
    await cancel(novak),
    await uncancel(novak),
    await due(3, 0, novak),
  ])
    expect(answer.status).toBe(404);
  await rivera.call(archiveClass, { params: { id: room.id } });
  expect((await pause('true')).status).toBe(404);
});

it('pauses nothing that is over', async () => {
  const { pause } = await openActivity(test, rivera);
  expect((await pause('true', await daysLater(test, rivera, 9))).problem.code).toBe('over');
});
