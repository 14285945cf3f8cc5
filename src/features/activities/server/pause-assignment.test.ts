import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { archiveClass } from '#features/classes/contract/archive.ts';
import {
  cancelAssignment,
  pauseAssignment,
  rescheduleAssignment,
  uncancelAssignment,
} from '../contract/teaching.ts';
import { assignPassage, inDays } from './testing/assign-passage.ts';

const test = useTestApp();
const A_DAY = 86_400;
let rivera: Teacher;

beforeEach(async () => {
  rivera = await test.world.teacher('Rivera');
});

/** A new activity of a new class. */
async function open() {
  const room = await rivera.class('Room 12');
  const { activityId } = await assignPassage(test, rivera, room.id);
  const query = { activityId };
  return {
    room,
    activityId,
    pause: (pause: 'true' | 'false', teacher = rivera) =>
      teacher.call(pauseAssignment, { query: { activityId, pause } }),
    cancel: (teacher = rivera) => teacher.call(cancelAssignment, { query }),
    uncancel: (teacher = rivera) => teacher.call(uncancelAssignment, { query }),
    due: (days: number, start?: number, teacher = rivera) =>
      teacher.call(rescheduleAssignment, {
        body: {
          activityId,
          dueDate: inDays(test, days),
          ...(start !== undefined && { startDate: inDays(test, start) }),
        },
      }),
  };
}

it('pauses and resumes, and leaves the due date', async () => {
  const { pause } = await open();
  const { data } = await pause('true');
  expect(data).toMatchObject({ status: 'paused', dueDate: inDays(test, 7) });
  expect((await pause('true')).data.status).toBe('paused');
  expect((await pause('false')).data).toMatchObject({ status: 'active', dueDate: inDays(test, 7) });
  expect((await pause('false')).data.status).toBe('active');
});

it('cancels and brings back what it was', async () => {
  const { pause, cancel, uncancel } = await open();
  await pause('true');
  expect((await cancel()).data.status).toBe('canceled');
  expect((await cancel()).data.status).toBe('canceled');
  expect((await pause('false')).problem.code).toBe('canceled');
  expect((await uncancel()).data.status).toBe('paused');
});

it('gives other dates', async () => {
  const { due, cancel } = await open();
  expect((await due(9)).data).toMatchObject({ dueDate: inDays(test, 9), startDate: inDays(test, -1) });
  expect((await due(9, 3)).data).toMatchObject({ status: 'pending', startDate: inDays(test, 3) });
  expect((await due(2, 3)).problem.code).toBe('due-before-start');
  expect((await due(-3, -4)).problem.code).toBe('due-in-past');
  expect((await due(500)).problem.code).toBe('too-long');
  await cancel();
  expect((await due(9)).problem.code).toBe('canceled');
});

it('writes each act that changed something down, once', async () => {
  const { activityId, pause, due } = await open();
  await pause('true');
  await pause('true');
  await due(7);
  const { rows } = await test.database.pool.query<{ act: string }>(
    "select act from audit_log where detail ->> 'activityId' = $1 order by id",
    [String(activityId)],
  );
  expect(rows.map(({ act }) => act)).toEqual(['assign-passage', 'pause-activity']);
});

it('is done by nobody who does not teach the class, nor while it is archived', async () => {
  const { room, pause, cancel, uncancel, due } = await open();
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

it('is over after the due day, until it gets a new one', async () => {
  const one = await open();
  const other = await open();
  await other.cancel();
  test.clock.pass(9 * A_DAY);
  rivera = { ...rivera, ...(await test.world.logIn(rivera.username, rivera.password)) };
  expect((await one.pause('true', rivera)).problem.code).toBe('over');
  expect((await one.cancel(rivera)).problem.code).toBe('over');
  expect((await other.uncancel(rivera)).problem.code).toBe('over');
  expect((await one.due(1, undefined, rivera)).data).toMatchObject({ status: 'active', tab: 1 });
});
