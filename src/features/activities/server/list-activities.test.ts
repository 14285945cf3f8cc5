import { beforeEach, expect, it } from 'vitest';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { listActivities, uncancelAssignment } from '../contract/teaching.ts';
import { assignPassage, inDays } from './testing/assign-passage.ts';
import { openAssigningClass, readAssigned, start } from './testing/assigned-class.ts';
import { daysLater } from './testing/open-activity.ts';

const test = useTestApp();
let group: Awaited<ReturnType<typeof openAssigningClass>>;
let ana: Student;
let ben: Student;
let first: number;

const versionAt = (index: number) => test.app.services.library.current('practice')[index]!.versionId;
const list = async (query: { tab?: '1' | '2'; classId?: number; fromDate?: string; toDate?: string } = {}) =>
  (await group.teacher.call(listActivities, { params: { id: group.teacher.id }, query })).data.activities;
const idsOf = (lines: readonly { activityId: number }[]) => lines.map(({ activityId }) => activityId);

beforeEach(async () => {
  group = await openAssigningClass(test);
  await approve(test, group.teacher);
  ana = await group.reader('Ana');
  ben = await group.reader('Ben');
  await group.room.student('Cal');
  first = (await group.assign({ versionId: versionAt(0) })).activityId;
  await readAssigned(test, ana, first, { level: 12, guessing: 0, random: () => 0.4 });
  await start(ben, first);
});

it('tells the teacher how far the students are', async () => {
  expect(await list()).toEqual([
    expect.objectContaining({
      activityId: first,
      students: 3,
      begun: 2,
      finished: 1,
      passed: 1,
      status: 'active',
      tab: 1,
    }),
  ]);
});

it('is the list of one class, of some days, or of a tab', async () => {
  const other = await group.teacher.class('Room 13');
  const later = await assignPassage(test, group.teacher, other.id, {
    startDate: inDays(test, 20),
    dueDate: inDays(test, 30),
  });
  expect(idsOf(await list())).toEqual([later.activityId, first]);
  expect(idsOf(await list({ classId: other.id }))).toEqual([later.activityId]);
  expect(idsOf(await list({ classId: 999_999 }))).toEqual([]);
  expect(idsOf(await list({ toDate: inDays(test, 10) }))).toEqual([first]);
  expect(idsOf(await list({ fromDate: inDays(test, 10) }))).toEqual([later.activityId]);
  expect(idsOf(await list({ tab: '2' }))).toEqual([]);
});

it('shows no activity of a class that the teacher does not teach', async () => {
  const novak = await test.world.teacher('Novak');
  expect((await novak.call(listActivities, { params: { id: group.teacher.id }, query: {} })).status).toBe(
    404,
  );
  expect(
    (await novak.call(listActivities, { params: { id: novak.id }, query: { classId: group.room.id } })).data
      .activities,
  ).toEqual([]);
});

it('is on the past tab while it is canceled', async () => {
  await group.cancel(first);
  expect(idsOf(await list({ tab: '1' }))).toEqual([]);
  expect(await list({ tab: '2' })).toEqual([
    expect.objectContaining({ activityId: first, status: 'canceled', tab: 2 }),
  ]);
  await group.teacher.call(uncancelAssignment, { query: { activityId: first } });
  expect(idsOf(await list({ tab: '1' }))).toEqual([first]);
});

it('is on the past tab when it is over for more than two days', async () => {
  group = { ...group, teacher: await daysLater(test, group.teacher, 9) };
  expect(idsOf(await list({ tab: '1' }))).toContain(first);
  group = { ...group, teacher: await daysLater(test, group.teacher, 2) };
  expect(idsOf(await list({ tab: '2' }))).toEqual([first]);
  expect((await list({ tab: '2' }))[0]?.status).toBe('missed');
});
