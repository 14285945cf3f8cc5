import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { countWaiting } from '#app/server/testing/count-waiting.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { removeStudentsFromClass, restoreStudentsToClass } from '#features/classes/contract/class-members.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { listTaughtStudents } from '#features/overview/contract/teaching.ts';
import { listWorklist } from '#features/overview/contract/worklist.ts';

const test = useTestApp();
/** Of the lane: one call of a person runs, so many wait. */
const TAKEN = 1 + 8;
/** Calls of several people that run at a time. */
const AT_ONCE = availableParallelism() < 4 ? 1 : 2;

/** Keeps every call that reads a worklist waiting in the database. */
async function holdWorklists() {
  const holder = await test.database.pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('begin; lock table key_corrections in access exclusive mode');
  return { end: () => holder.query('rollback') };
}
const heldUp = () => countWaiting(test);

it('runs heavy calls of one person one after the other, and says to too many of them when to come back', async () => {
  const teacher = await test.world.teacher('Rivera');
  const student = await (await teacher.class('Room 12')).student('Ana');
  const moss = await test.world.teacher('Moss');
  const holdUp = await holdWorklists();

  const calls = Array.from({ length: TAKEN + 3 }, () => teacher.call(listWorklist, {}));
  const refused = await Promise.all(calls.slice(TAKEN));
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
  for (const { raw } of refused) expect(Number(raw.headers['retry-after'])).toBeGreaterThan(0);

  await expect.poll(heldUp).toBe(1);
  const home = await student.call(viewProfileForStudent, { body: { studentId: student.id } });
  expect(home.status).toBe(200);
  const ofOther = moss.call(listTaughtStudents, { query: {} });

  await holdUp.end();
  const served = await Promise.all([...calls.slice(0, TAKEN), ofOther]);
  expect(new Set(served.map(({ status }) => status))).toEqual(new Set([200]));
});

it('runs changes of whole classes in these turns, too', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const [ana, ben] = [await room.student('Ana'), await room.student('Ben')];
  const classId = room.id;
  await teacher.call(removeStudentsFromClass, { body: { classId, studentIds: [ana.id] } });
  const holder = await test.database.pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('begin');
  await holder.query('select from classes where id = $1 for update', [classId]);

  const restore = { body: { classId, studentIds: [ana.id] } };
  const calls = Array.from({ length: TAKEN + 3 }, () => teacher.call(restoreStudentsToClass, restore));
  const refused = await Promise.all(calls.slice(TAKEN));
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
  await expect.poll(heldUp).toBe(1);
  const home = await ben.call(viewProfileForStudent, { body: { studentId: ben.id } });
  expect(home.status).toBe(200);

  await holder.query('rollback');
  const served = await Promise.all(calls.slice(0, TAKEN));
  expect(new Set(served.map(({ status }) => status))).toEqual(new Set([200]));
});

it('runs those of approved teachers before those of teachers whom nobody has approved', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const others = await Promise.all(['One', 'Two', 'Three'].map((name) => test.world.teacher(name)));
  const holdUp = await holdWorklists();
  const served: string[] = [];
  const ask = async (teacher: Teacher, name: string) => {
    const { status } = await teacher.call(listWorklist, {});
    served.push(`${name} ${status}`);
  };

  const asked = others.map((teacher) => ask(teacher, 'unapproved'));
  await expect.poll(heldUp).toBe(AT_ONCE);
  asked.push(ask(rivera, 'approved'));
  // Time for the last one to ask for its turn.
  await sleep(100);
  await holdUp.end();
  await Promise.all(asked);
  expect(served).toHaveLength(4);
  expect(served.indexOf('approved 200')).toBe(AT_ONCE);
});
