import { expect, it, onTestFinished } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { listTaughtStudents } from '#features/overview/contract/teaching.ts';
import { listWorklist } from '#features/overview/contract/worklist.ts';

const test = useTestApp();
/** Of the lane: one call of a person runs, so many wait. */
const TAKEN = 1 + 8;

it('runs heavy calls of one person one after the other, and says to too many of them when to come back', async () => {
  const teacher = await test.world.teacher('Rivera');
  const student = await (await teacher.class('Room 12')).student('Ana');
  const moss = await test.world.teacher('Moss');
  const holder = await test.database.pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('begin; lock table key_corrections in access exclusive mode');

  const calls = Array.from({ length: TAKEN + 3 }, () => teacher.call(listWorklist, {}));
  const refused = await Promise.all(calls.slice(TAKEN));
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
  for (const { raw } of refused) expect(Number(raw.headers['retry-after'])).toBeGreaterThan(0);

  const heldUp = async () => {
    const { rows } = await test.database.pool.query<{ n: number }>(
      `select count(*)::integer as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.n;
  };
  await expect.poll(heldUp).toBe(1);
  const home = await student.call(viewProfileForStudent, { body: { studentId: student.id } });
  expect(home.status).toBe(200);
  const ofOther = moss.call(listTaughtStudents, { query: {} });

  await holder.query('rollback');
  const served = await Promise.all([...calls.slice(0, TAKEN), ofOther]);
  expect(new Set(served.map(({ status }) => status))).toEqual(new Set([200]));
});
