import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { logOutElsewhere } from '../contract/own-account.ts';

const test = useTestApp();

it('ends every session but the one that asks, and says how many', async () => {
  const ana = await test.world.student('Ana');
  const ben = await test.world.student('Ben');
  const others = [await test.world.comeBack(ana), await test.world.comeBack(ana)];
  expect((await ana.call(logOutElsewhere, {})).data).toEqual({ ended: 2 });
  for (const other of others) expect((await other.call(getSession, {})).status).toBe(401);
  for (const stays of [ana, ben]) expect((await stays.call(getSession, {})).status).toBe(200);
  expect((await ana.call(logOutElsewhere, {})).data).toEqual({ ended: 0 });
  const { rows } = await test.database.pool.query(
    "select actor_user_id, detail from audit_log where act = 'log-out-elsewhere'",
  );
  expect(rows).toEqual([{ actor_user_id: ana.id, detail: { ended: 2 } }]);
});
