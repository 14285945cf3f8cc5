import { beforeEach, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { LOG_LEVELS } from '#platform/client-log/core/log-level.ts';
import { listClientLog, SHOWN_ENTRIES } from '../contract/client-log.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let admin: Person;
beforeEach(async () => {
  await test.database.pool.query('delete from client_log');
  admin = await test.world.admin('Ada');
});
const list = async () => (await admin.call(listClientLog, {})).data.entries;
/** Writes so many entries, one a second from now on; the first has the lowest level. */
const write = (entries: number) =>
  test.database.pool.query(
    `insert into client_log (entry_hash, level, words, details, page, version, times, first_at, last_at)
     select sha256(n::text::bytea), n % $3, 'entry ' || n, 'line ' || n, '/classes', 'index-a.js', n + 1, $1,
            $1::timestamptz + n * interval '1 second'
       from generate_series(0, $2::int - 1) n`,
    [test.clock.now(), entries, LOG_LEVELS.length],
  );

it('is empty at first', async () => {
  expect(await list()).toEqual([]);
});

it('tells what went wrong, how often, and since when', async () => {
  await write(1);
  const at = test.clock.now().toISOString();
  expect(await list()).toEqual([
    {
      entryId: expect.any(Number),
      level: LOG_LEVELS[0],
      words: 'entry 0',
      details: 'line 0',
      page: '/classes',
      version: 'index-a.js',
      times: 1,
      firstAt: at,
      lastAt: at,
    },
  ]);
});

it('has the last first, each with its level', async () => {
  await write(LOG_LEVELS.length);
  expect((await list()).map(({ level }) => level)).toEqual(LOG_LEVELS.toReversed());
});

it('has the last hundred', async () => {
  await write(SHOWN_ENTRIES + 1);
  const entries = await list();
  expect(entries).toHaveLength(SHOWN_ENTRIES);
  expect(entries.at(-1)?.words).toBe('entry 1');
});

it('is for admins alone', async () => {
  const rivera = await test.world.teacher('Rivera');
  expect((await rivera.call(listClientLog, {})).status).toBe(403);
});
