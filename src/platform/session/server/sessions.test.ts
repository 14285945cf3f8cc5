import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { logOut } from '#features/accounts/contract/own-sessions.ts';
import { lockUser } from '#features/accounts/server/accounts-queries.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { openDatabase } from '#platform/db/server/database.ts';
import { createSessions } from './sessions.ts';
import { hashToken } from './token.ts';

const test = useTestApp();
const HOUR = 3_600;
const statusOf = async (person: Awaited<ReturnType<typeof test.world.student>>) =>
  (await person.call(getSession, {})).status;

it('ends when its person logs out', async () => {
  const ana = await test.world.student('Ana');
  expect(await statusOf(ana)).toBe(200);
  await ana.call(logOut, {});
  expect(await statusOf(ana)).toBe(401);
});

it('ends after an idle hour of a student, and not of one who goes on', async () => {
  const ana = await test.world.student('Ana');
  const ben = await test.world.student('Ben');
  for (let quarter = 0; quarter < 4; quarter++) {
    test.clock.pass(HOUR / 4);
    expect(await statusOf(ben)).toBe(200);
  }
  expect(await statusOf(ana)).toBe(401);
});

it('is not kept alive by the calls of others', async () => {
  const open = () =>
    createSessions(test.database, { idleSeconds: { student: HOUR, adult: HOUR }, onError: () => {} });
  const ana = await test.world.student('Ana');
  const ben = await test.world.student('Ben');
  const process = open();
  expect(await process.find(ana.token ?? '', test.clock.now())).not.toBeNull();
  test.clock.pass(HOUR / 2);
  expect(await process.find(ben.token ?? '', test.clock.now())).not.toBeNull();
  // What it saw is written when it ends; the next one knows nothing else.
  await process.close();
  test.clock.pass(HOUR / 2);
  const next = open();
  expect(await next.find(ana.token ?? '', test.clock.now())).toBeNull();
  expect(await next.find(ben.token ?? '', test.clock.now())).not.toBeNull();
  await next.close();
});

it('ends after a day, however busy', async () => {
  const teacher = await test.world.teacher('Rivera');
  for (let hours = 0; hours < 23; hours += 1) {
    test.clock.pass(HOUR);
    expect((await teacher.call(getSession, {})).status).toBe(200);
  }
  test.clock.pass(HOUR);
  expect((await teacher.call(getSession, {})).status).toBe(401);
});

it('ends within a second in every process when the account is locked', async () => {
  const ana = await test.world.student('Ana');
  const other = openDatabase({ url: test.url, connections: 3, onIdleError: () => {} });
  const sessions = createSessions(other, { idleSeconds: { student: HOUR, adult: HOUR }, onError: () => {} });
  await sleep(200);
  const now = test.clock.now();
  expect(await sessions.find(ana.token ?? '', now)).toEqual({
    userId: ana.id,
    role: 'student',
    unapproved: false,
    impersonatorId: null,
    withoutSecondFactor: false,
    provedAt: expect.any(Date),
  });
  expect(await statusOf(ana)).toBe(200);

  await lockUser(test.database.db, ana.id, now);
  await test.app.services.sessions.endAllOf(ana.id);
  await sleep(1000);
  expect(await sessions.find(ana.token ?? '', now)).toBeNull();
  expect(await statusOf(ana)).toBe(401);
  await sessions.close();
  await other.close();
});

it('stores only the hash of a token', async () => {
  const ana = await test.world.student('Ana');
  const { rows } = await test.database.pool.query<{ token_hash: Buffer }>(
    'select token_hash from sessions where user_id = $1',
    [ana.id],
  );
  expect(rows.map((row) => row.token_hash.toString('hex'))).toEqual([
    hashToken(ana.token ?? '').toString('hex'),
  ]);
});

it.each(['', 'x', 'A'.repeat(43), "' or 1=1 --", 'a'.repeat(5000)])(
  'lets nobody in with the token %j',
  async (token) => {
    const { statusCode } = await test.app.server.inject({
      url: '/api/auth/session',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(statusCode).toBe(401);
  },
);
