import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#app/server/testing/test-app.ts';
import { DeadlinePassed, within } from '#platform/deadline/server/deadline.ts';
import { type Database, openDatabase } from './database.ts';
import { DatabaseBusy } from './deadline-pool.ts';

let made: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  made = await createTestDatabase();
  database = openDatabase({ url: made.url, connections: 2, onIdleError: () => {} });
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

const nap = (seconds: number) => database.pool.query('select pg_sleep($1)', [seconds]);
const backends = async (): Promise<number[]> => {
  const { rows } = await database.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()",
  );
  return rows.map(({ pid }) => pid);
};

it('answers in time while a statement is still under way, and takes its connection away later', async () => {
  // The connections are there.
  await Promise.all([nap(0), nap(0)]);
  const began = performance.now();
  await expect(within(500, () => nap(7))).rejects.toThrow(DeadlinePassed);
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(await backends()).toHaveLength(1);
  // Three seconds of grace, and half a second until the next look.
  await sleep(4_000);
  const all = within(2_000, () => Promise.all([nap(0.1), nap(0.1)]));
  await expect(all).resolves.toHaveLength(2);
});

it('begins nothing after its deadline', async () => {
  let late: Promise<unknown> = Promise.resolve();
  await expect(
    within(50, async () => {
      await sleep(100);
      late = nap(0);
      late.catch(() => {});
      return late;
    }),
  ).rejects.toThrow(DeadlinePassed);
  await sleep(100);
  await expect(late).rejects.toThrow(DeadlinePassed);
});

it('lets those who wait go in time, and loses no connection by it', async () => {
  const naps = [1, 2].map(() => within(3_000, () => nap(1)));
  await expect(within(300, () => nap(0))).rejects.toThrow(/deadline|free in time/);
  await Promise.all(naps);
  await expect(within(1_000, () => Promise.all([nap(0), nap(0), nap(0)]))).resolves.toHaveLength(3);
});

it('refuses at once when a thousand wait', async () => {
  const crowd = await within(20_000, () => Promise.allSettled(Array.from({ length: 1_100 }, () => nap(0))));
  const refused = crowd.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(98);
  expect(refused.every((one) => one.status === 'rejected' && one.reason instanceof DatabaseBusy)).toBe(true);
});

it('gives a transaction its one connection to the end', async () => {
  const done = within(3_000, () =>
    database.db.transaction().execute(async (tx) => {
      const one = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const two = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      return [one.rows[0]?.pid, two.rows[0]?.pid];
    }),
  );
  const [one, two] = await done;
  expect(one).toBe(two);
});
