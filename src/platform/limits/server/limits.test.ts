import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { validateUsername } from '#features/accounts/contract/endpoints.ts';
import { windowOf } from './limit-window.ts';
import { uncounting, usedIn } from './limits-queries.ts';

const test = useTestApp();
const { calls } = validateUsername.limit;
/** How many of these calls are answered, each from the next of the addresses. */
async function allowed(addresses: readonly string[], count: number): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      test.app.server.inject({
        method: 'POST',
        url: `/api/${validateUsername.path}`,
        payload: { username: 'ana.lopez' },
        remoteAddress: addresses[n % addresses.length] ?? '',
      }),
    ),
  );
  return answers.filter(({ statusCode }) => statusCode === 200).length;
}

it('counts the addresses of one IPv6 network together, and those of another apart', async () => {
  const network = Array.from({ length: 20 }, (_, n) => `2001:db8:0:7::${n.toString(16)}`);
  expect(await allowed(network, calls + 10)).toBe(calls);
  expect(await allowed(['2001:db8:0:8::1'], 1)).toBe(1);
});

it('allows a whole IPv6 /48 four times as many calls, and another one its own', async () => {
  const block = Array.from({ length: 50 }, (_, n) => `2001:db8:1:${n.toString(16)}::1`);
  expect(await allowed(block, 4 * calls + 20)).toBe(4 * calls);
  expect(await allowed(['2001:db8:1:ffff::1'], 1)).toBe(0);
  expect(await allowed(['2001:db8:2::1'], 1)).toBe(1);
});

it('counts what one /64 is refused for not against its /48', async () => {
  expect(await allowed(['2001:db8:3:1::1'], 5 * calls)).toBe(calls);
  expect(await allowed(['2001:db8:3:2::1'], calls)).toBe(calls);
});

it('counts an IPv4 address once, however it is written', async () => {
  expect(await allowed(['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107'], calls + 10)).toBe(calls);
});

it('says truly when a used-up allowance is there again', async () => {
  const spend = () => test.world.anyone.call(validateUsername, { body: { username: 'ana.lopez' } });
  test.clock.pass(validateUsername.limit.seconds - 20);
  for (let call = 0; call < calls; call++) await spend();
  const { raw } = await spend();
  const seconds = Number(raw.headers['retry-after']);
  expect(seconds).toBe(20);
  test.clock.pass(seconds - 1);
  expect((await spend()).status).toBe(429);
  test.clock.pass(1);
  expect((await spend()).status).toBe(200);
});

it('takes each use once when many come at the same moment', async () => {
  const limit = { calls: 40, seconds: 60 };
  const now = test.clock.now();
  const takes = await Promise.all(
    Array.from({ length: 100 }, () => test.app.services.limits.take('at one moment', limit, now)),
  );
  expect(takes.filter(Boolean)).toHaveLength(40);
  const window = windowOf('at one moment', limit, now);
  await Promise.all(Array.from({ length: 30 }, () => uncounting(test.database.db, window, 1).execute()));
  expect(await usedIn(test.database.db, window)).toBe(70);
});
