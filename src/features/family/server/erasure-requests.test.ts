import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { familyFor } from '#features/parents/server/testing/family-of.ts';
import { askForErasure, listOwnErasures, readChild, takeBackErasure } from '../contract/child.ts';
import { childOf } from './testing/child-of.ts';

const test = useTestApp({}, QUICK_PASSWORDS);

it('is asked for once, seen by the teacher, and can be taken back', async () => {
  const { ana, parent, teacher } = await childOf(test);
  const studentId = ana.id;
  const asked = test.clock.now().toISOString();
  for (const _ of [1, 2])
    expect((await parent.call(askForErasure, { body: { studentId } })).data).toEqual({ asked: true });
  const { rows } = await test.database.pool.query('select 1 from erasure_requests where child_id = $1', [
    studentId,
  ]);
  expect(rows).toHaveLength(1);
  expect((await parent.call(readChild, { params: { studentId } })).data.erasureAskedAt).toBe(asked);
  expect((await familyFor(teacher, ana)).erasureAskedAt).toBe(asked);
  await parent.call(takeBackErasure, { body: { studentId } });
  expect((await familyFor(teacher, ana)).erasureAskedAt).toBeNull();
  expect((await parent.call(listOwnErasures, {})).data).toEqual({ erasures: [] });
});
