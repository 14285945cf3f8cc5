import { expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { statementsOf } from '#app/server/testing/statements-of.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { dayOfIso, isoDay, weekStart } from '#platform/time/core/civil-day.ts';
import { startOfDay } from '#platform/time/core/time-zone.ts';
import { listActivities } from '../contract/teaching.ts';
import { inDays } from './testing/assign-passage.ts';
import { setGoal } from './testing/set-goal.ts';

const test = useTestApp();

it('a weekly goal opens its week in every class by the clock alone: nothing is written, and a list takes as many statements for one class as for six', async () => {
  const pell = await approvedTeacher(test, 'Pell');
  const first = await pell.class('Room 1');
  await setGoal(pell, first.id);
  const listed = (by: Pick<Teacher, 'call'>) =>
    by.call(listActivities, { params: { id: pell.id }, query: { tab: '1' } });
  const forOne = await statementsOf(() => listed(pell));
  for (const name of ['Room 2', 'Room 3', 'Room 4', 'Room 5', 'Room 6']) {
    const other = await pell.class(name);
    await other.student(`Reader of ${name}`);
    await setGoal(pell, other.id);
  }
  const { pool } = test.database;
  const stored = async () =>
    (
      await pool.query(
        'select a.*, (select count(*) from student_weeks) as weeks from activities a order by a.id',
      )
    ).rows;
  const before = await stored();
  const nextMonday = weekStart(dayOfIso(inDays(test, 0)) ?? 0) + 7;
  test.clock.set(new Date(startOfDay(nextMonday, 'America/New_York') + 60_000));
  const later = { ...pell, ...(await test.world.logIn(pell.username, pell.password)) };
  const lists: Awaited<ReturnType<typeof listed>>[] = [];
  const forSix = await statementsOf(async () => lists.push(await listed(later)));
  expect(lists[0]!.data.activities.map(({ dueDate }) => dueDate)).toEqual(
    Array(6).fill(isoDay(nextMonday + 6)),
  );
  expect(forSix.length).toBe(forOne.length);
  expect(await stored()).toEqual(before);
});
