import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { logIn as contract } from '../contract/endpoints.ts';
import { usernameKey } from '../core/username.ts';
import { guessesAt, guessFrom } from './guesses-at-account.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
const DAY = 86_400;
const PASSWORD = 'otter river 27';
const MALLORY = '203.0.113.7';
const logIn = async (username: string, password: string, address: string) =>
  (await test.world.anyone.call(contract, { body: { username, password } }, address)).status;

/** How many of these guesses are looked at, many at the same moment, each from the next of the addresses. */
async function looked(username: string, guesses: number, addresses: readonly string[]): Promise<number> {
  const numbers = Array.from({ length: guesses }).keys();
  let count = 0;
  const guess = async () => {
    for (const n of numbers) {
      const address = addresses[n % addresses.length] ?? '';
      let status = await logIn(username, `guess ${n}`, address);
      // A busy machine may put one off.
      while (status === 503) status = await logIn(username, `guess ${n}`, address);
      expect([401, 429]).toContain(status);
      if (status === 401) count += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, guess));
  return count;
}

const stored = async (username: string) => {
  const { bucket } = guessesAt({ kind: 'username', key: usernameKey(username) }, test.clock.now());
  const { rows } = await test.database.pool.query<{ used: number; by_network: Record<string, number> }>(
    'select used, by_network from limits where bucket = $1',
    [bucket],
  );
  return { used: rows[0]?.used, networks: Object.values(rows[0]?.by_network ?? {}) };
};

it.each([
  ['an IPv4 address', [MALLORY]],
  ['an IPv6 /48', Array.from({ length: 8 }, (_, n) => `2001:db8:7:${n}::${n}`)],
])(
  'takes at most 21 guesses a day at one account from %s, and shuts nobody elsewhere',
  async (_, addresses) => {
    const ana = await test.world.student('Ana');
    for (const username of [ana.username, `nobody.${ana.username}`])
      expect(await looked(username, 120, addresses)).toBe(21);
    expect(await logIn(ana.username, ana.password, addresses[0]!)).toBe(429);
    expect(await logIn(ana.username, ana.password, '198.51.100.4')).toBe(200);
    test.clock.pass(DAY);
    expect(await logIn(ana.username, ana.password, addresses[0]!)).toBe(200);
  },
  60_000,
);

it('takes 69 guesses a day at one account from all networks together, and keeps no more networks than that', async () => {
  const ana = await test.world.student('Ana');
  const networks = Array.from({ length: 150 }, (_, n) => `198.51.100.${n}`);
  expect(await looked(ana.username, 150, networks)).toBe(69);
  expect(await stored(ana.username)).toEqual({ used: 69, networks: Array(69).fill(1) });
}, 60_000);

it('gives a right guess back to its network, and keeps no network without guesses', async () => {
  const ana = await test.world.student('Ana');
  await looked(ana.username, 20, [MALLORY]);
  for (let login = 0; login < 40; login++)
    expect(await logIn(ana.username, ana.password, login % 2 === 0 ? MALLORY : '198.51.100.4')).toBe(200);
  expect(await stored(ana.username)).toEqual({ used: 20, networks: [20] });
  expect(await looked(ana.username, 5, [MALLORY])).toBe(1);
}, 60_000);

it('gives a guess that was not looked at back to its network', async () => {
  const ana = await test.world.student('Ana');
  await looked(ana.username, 1, [MALLORY]);
  await test.database.pool.query('alter table sessions rename to sessions_away');
  for (let login = 0; login < 3; login++)
    expect(await logIn(ana.username, PASSWORD, MALLORY)).toBeGreaterThanOrEqual(500);
  await test.database.pool.query('alter table sessions_away rename to sessions');
  await expect.poll(() => stored(ana.username)).toEqual({ used: 1, networks: [1] });
});

it('keeps few rows of guesses at names that nobody has, and takes as many guesses at each as at an account', async () => {
  const rows = async () =>
    (
      await test.database.pool.query<{ n: number }>(
        'select count(*)::integer as n from limits where by_network is not null',
      )
    ).rows[0]!.n;
  const before = await rows();
  const { keyedHash } = test.app.services;
  const now = test.clock.now();
  const names = Array.from({ length: 4_000 }, (_, n) => `nobody.${n}`);
  const bucketOf = (name: string) =>
    guessFrom(keyedHash, { name: { kind: 'username', key: name }, address: MALLORY }, now).bucketOfNobody;
  const byBucket = Map.groupBy(names, bucketOf);
  const [one, other] = [...byBucket.values()].find(({ length }) => length > 1) ?? [];
  expect(await logIn(one!, 'guess', MALLORY)).toBe(401);
  expect(await logIn(other!, 'guess', MALLORY)).toBe(401);
  expect(await rows()).toBe(before + 1);
  expect(await looked('nobody.at.all', 40, [MALLORY])).toBe(21);
});
