import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#app/server/testing/test-app.ts';
import { openDatabase } from './database.ts';
import { listenTo } from './listen.ts';

let made: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  made = await createTestDatabase();
});
afterAll(async () => {
  await made.drop();
});

it('receives again after its connection broke, on one connection', async () => {
  const database = openDatabase({ url: made.url, connections: 3, onIdleError: () => {} });
  const received: string[] = [];
  const states: boolean[] = [];
  const listener = listenTo(database.pool, 'planted', {
    onMessage: (message) => received.push(message),
    onState: (listening) => states.push(listening),
    onError: () => {},
  });
  await expect.poll(() => states, { timeout: 10_000 }).toEqual([true]);
  await database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await expect.poll(() => states, { timeout: 10_000 }).toEqual([true, false, true]);
  await database.pool.query("select pg_notify('planted', 'still there')");
  await expect.poll(() => received, { timeout: 10_000 }).toEqual(['still there']);
  await listener.close();
  expect(states.at(-1)).toBe(false);
  await database.close();
});
