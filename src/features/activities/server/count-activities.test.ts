import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { archiveClass } from '#features/classes/contract/archive.ts';
import { countActivities } from '../contract/teaching.ts';
import { assignPassage, inDays } from './testing/assign-passage.ts';
import { daysLater, openActivity } from './testing/open-activity.ts';

const test = useTestApp();
const countsOf = async (teacher: Teacher, id = teacher.id) =>
  teacher.call(countActivities, { params: { id } });

it('counts each tab, over all classes, and leaves archived classes out', async () => {
  let rivera = await test.world.teacher('Rivera');
  expect((await countsOf(rivera)).data).toEqual({ current: 0, past: 0 });
  const [room, other] = [await rivera.class('Room 12'), await rivera.class('Room 13')];
  await assignPassage(test, rivera, room.id);
  await assignPassage(test, rivera, other.id, { startDate: inDays(test, 20), dueDate: inDays(test, 30) });
  expect((await countsOf(rivera)).data).toEqual({ current: 2, past: 0 });
  rivera = await daysLater(test, rivera, 9);
  // It was due two days ago in New York: still on the current tab.
  expect((await countsOf(rivera)).data).toEqual({ current: 2, past: 0 });
  rivera = await daysLater(test, rivera, 2);
  expect((await countsOf(rivera)).data).toEqual({ current: 1, past: 1 });
  await rivera.call(archiveClass, { params: { id: room.id } });
  expect((await countsOf(rivera)).data).toEqual({ current: 1, past: 0 });
});

it('counts what is canceled as past', async () => {
  const rivera = await test.world.teacher('Rivera');
  const { cancel, uncancel } = await openActivity(test, rivera);
  await cancel();
  expect((await countsOf(rivera)).data).toEqual({ current: 0, past: 1 });
  await uncancel();
  expect((await countsOf(rivera)).data).toEqual({ current: 1, past: 0 });
});

it('counts for the teacher alone', async () => {
  const rivera = await test.world.teacher('Rivera');
  const novak = await test.world.teacher('Novak');
  expect((await countsOf(novak, rivera.id)).status).toBe(404);
});
