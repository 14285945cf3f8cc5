import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { logOutEverywhere } from './log-out-everywhere.ts';

const test = useTestApp();

it('ends every session of the person and of nobody else; the password stays', async () => {
  const [ana, ben] = [await test.world.student('Ana'), await test.world.student('Ben')];
  const elsewhere = await test.world.comeBack(ana);
  await logOutEverywhere(test.database.db, { userId: ana.id, by: null }, test.clock.now());
  for (const session of [ana, elsewhere]) expect((await session.call(getSession, {})).status).toBe(401);
  expect((await ben.call(getSession, {})).status).toBe(200);
  const back = await test.world.comeBack(ana);
  expect((await back.call(getSession, {})).status).toBe(200);
  const { rows } = await test.database.pool.query(
    "select actor_user_id, subject_user_id from audit_log where act = 'log-out-everywhere'",
  );
  expect(rows).toEqual([{ actor_user_id: null, subject_user_id: ana.id }]);
});
