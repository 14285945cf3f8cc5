import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { listActs } from '#features/admin/contract/audit-log.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { stopImpersonation } from '../contract/impersonation.ts';
import { actAs } from './testing/act-as.ts';

const test = useTestApp();

it('ends acting as somebody, and leaves the administrator logged in', async () => {
  const admin = await test.world.admin('Noor');
  const ana = await test.world.student('Ana');
  const acting = await actAs(test.app.server, admin, ana);
  expect((await acting.call(stopImpersonation, {})).data).toEqual({ stopped: true });
  expect((await acting.call(getSession, {})).status).toBe(401);
  expect((await admin.call(getSession, {})).status).toBe(200);
  expect((await ana.call(getSession, {})).status).toBe(200);
  const { acts } = (await admin.call(listActs, { query: { person: ana.username } })).data;
  expect(acts[0]).toMatchObject({
    act: 'stop-impersonation',
    by: { userId: admin.id },
    about: { userId: ana.id },
  });
});

it('has nothing to end for those who act as themselves', async () => {
  const ana = await test.world.student('Ana');
  expect((await ana.call(stopImpersonation, {})).problem.code).toBe('not-impersonating');
  expect((await ana.call(getSession, {})).status).toBe(200);
});
