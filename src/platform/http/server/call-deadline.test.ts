import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { getClass } from '#features/classes/contract/endpoints.ts';

const test = useTestApp();
/** No call takes longer (docs/trust.md), in milliseconds. */
const MAX_RESPONSE_MS = 10_000;
const TEST_TIMEOUT_MS = 40_000;

const guesses = async (): Promise<number> => {
  const { rows } = await test.database.pool.query<{ used: number }>(
    'select coalesce(sum(used), 0) as used from limits',
  );
  return rows[0]?.used ?? Number.NaN;
};

it('puts a call off that the database keeps waiting, and a login then costs no guess', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const { username, password } = await test.world.teacher('Rivera');
  const before = await guesses();
  const holder = await test.database.pool.connect();
  // The lock is held longer than a transaction may idle.
  await holder.query('begin; set local idle_in_transaction_session_timeout = 0');
  await holder.query('lock table users in access exclusive mode');

  const began = performance.now();
  const answer = await test.app.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password },
  });
  expect(performance.now() - began).toBeLessThan(MAX_RESPONSE_MS);
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });

  await holder.query('rollback');
  holder.release();
  await expect.poll(guesses, { timeout: MAX_RESPONSE_MS }).toBe(before);
  const again = await test.app.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password },
  });
  expect(again.statusCode).toBe(200);
});

it('puts a call off whose object cannot be read', { timeout: TEST_TIMEOUT_MS }, async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const holder = await test.database.pool.connect();
  await holder.query('begin; set local idle_in_transaction_session_timeout = 0');
  await holder.query('lock table classes in access exclusive mode');

  const began = performance.now();
  const answer = await teacher.call(getClass, { params: { id: room.id } });
  expect(performance.now() - began).toBeLessThan(MAX_RESPONSE_MS);
  expect(answer.status).toBe(503);

  await holder.query('rollback');
  holder.release();
  expect((await teacher.call(getClass, { params: { id: room.id } })).status).toBe(200);
});
