import { expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { createCompetition } from '../contract/competition.ts';
import {
  cancelAssignment,
  listActivities,
  pauseAssignment,
  rescheduleAssignment,
  uncancelAssignment,
} from '../contract/teaching.ts';
import { inDays } from './testing/assign-passage.ts';
import { actsOn } from './testing/open-activity.ts';
import { setMany } from './testing/set-many.ts';

const test = useTestApp();

const ask = (teacher: Teacher, classId: number, from = 1, until = 7) =>
  teacher.call(createCompetition, {
    body: { type: 'LOCAL_COMPETITION', classId, startDate: inDays(test, from), dueDate: inDays(test, until) },
  });

it('sets a competition of whole days from tomorrow on, which stands on the list of the teacher', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Room 12');
  const { data } = await ask(rivera, room.id);
  const view = {
    activityId: expect.any(Number),
    type: 'LOCAL_COMPETITION',
    classId: room.id,
    className: 'Room 12',
    timezone: 'America/New_York',
    startDate: inDays(test, 1),
    dueDate: inDays(test, 7),
    wholeClass: true,
    status: 'pending',
    tab: 1,
  };
  expect(data).toEqual({ competitionId: expect.any(Number), activity: view });
  const list = await rivera.call(listActivities, { params: { id: rivera.id }, query: { tab: '1' } });
  expect(list.data.activities).toEqual([
    { ...view, students: 0, begun: 0, finished: 0, passed: 0, standing: null, classNames: ['Room 12'] },
  ]);
  expect(await actsOn(test, data.activity.activityId)).toEqual(['enter-competition']);
});

it('names what is wrong with the days', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Room 12');
  const code = async (from: number, until: number) => (await ask(rivera, room.id, from, until)).problem.code;
  expect(await code(0, 7)).toBe('starts-too-soon');
  expect(await code(3, 2)).toBe('due-before-start');
  expect(await code(1, 32)).toBe('too-long');
  expect(await code(400, 401)).toBe('too-long');
});

it('is for classes of approved teachers: anyone can register as one', async () => {
  const pell = await test.world.teacher('Pell');
  const club = await pell.class('Club');
  expect((await ask(pell, club.id)).problem.code).toBe('not-confirmed');
});

it('has no room where a class has 50 activities', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Room 12');
  await setMany(test, room.id, { activities: 50, dueInDays: 3 });
  expect((await ask(rivera, room.id)).problem.code).toBe('enough-activities');
});

it('has 200 activities that are not over at most, canceled ones among them', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Room 12');
  await setMany(test, room.id, { activities: 200, dueInDays: 3, canceled: true });
  expect((await ask(rivera, room.id)).problem.code).toBe('enough-canceled');
});

it('is neither paused nor moved, but a class is taken out and comes back', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Room 12');
  const { activityId } = (await ask(rivera, room.id)).data.activity;
  const query = { activityId };
  for (const pause of ['true', 'false'] as const)
    expect((await rivera.call(pauseAssignment, { query: { activityId, pause } })).problem.code).toBe(
      'competition',
    );
  const moved = await rivera.call(rescheduleAssignment, { body: { activityId, dueDate: inDays(test, 9) } });
  expect(moved.problem.code).toBe('competition');
  expect((await rivera.call(cancelAssignment, { query })).data.status).toBe('canceled');
  expect((await rivera.call(uncancelAssignment, { query })).data.status).toBe('pending');
});
