import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import {
  ENTRIES_OF_NETWORK,
  ENTRIES_OF_PAGE,
  listClientLog,
  writeClientLog,
} from '../contract/client-log.ts';
import { cleanUpClientLog, KEPT_DAYS, MOST_ENTRIES } from './clean-up-client-log.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
beforeEach(async () => {
  await test.database.pool.query('delete from client_log');
  await test.database.pool.query('delete from limits');
});

const entry = (change: object = {}) => ({
  created_at: test.clock.now().toISOString(),
  session_id: randomUUID(),
  elapsedMs: 1_200,
  logLevel: 3,
  message: 'Cannot read properties of undefined',
  args: 'source /assets/index.js, line 1, column 48213',
  clientVersion: 'index-a1b2c3d.js',
  href: 'http://localhost/classes/12?q=ana',
  ...change,
});
const write = (change: object = {}, address = '203.0.113.10') =>
  test.world.anyone.call(writeClientLog, { body: entry(change) }, address);
const listed = async () => (await (await test.world.admin('Ada')).call(listClientLog, {})).data.entries;

it('keeps equal entries together, with how often and when, and without whose they are', async () => {
  const firstAt = test.clock.now().toISOString();
  expect((await write({ user_id: 7 })).data).toEqual({ kept: true });
  test.clock.pass(60);
  await write({ href: 'http://localhost/classes/99#x' });
  await write({ logLevel: 4 });
  const entries = await listed();
  expect(entries).toHaveLength(2);
  expect(entries.find(({ level }) => level === 'error')).toMatchObject({
    words: 'Cannot read properties of undefined',
    details: 'source /assets/index.js, line 1, column 48213',
    page: '/classes/$id',
    version: 'index-a1b2c3d.js',
    times: 2,
    firstAt,
    lastAt: test.clock.now().toISOString(),
  });
  const { rows } = await test.database.pool.query('select * from client_log');
  expect(Object.keys(rows[0] as object).filter((name) => /user|session|address/.test(name))).toEqual([]);
});

it('cleans the words itself, whatever a browser sends', async () => {
  await write({ message: 'no mail to ana@school.example', args: 'at /join?code=ABCD-2345' });
  expect((await listed())[0]).toMatchObject({ words: 'no mail to (email)', details: 'at /join' });
  await write({ message: ' \u0000 ' });
  expect((await listed())[0]?.words).toBe('no words');
});

it('keeps no more than some entries of one page, nor of one network, and answers alike', async () => {
  const page = { session_id: randomUUID() };
  for (let n = 0; n < ENTRIES_OF_PAGE.calls; n += 1) expect((await write(page)).data.kept).toBe(true);
  const last = await write(page);
  expect([last.status, last.data.kept]).toEqual([200, false]);
  // Every allowance that somebody has begun is used up.
  await test.database.pool.query('update limits set used = $1', [ENTRIES_OF_NETWORK.calls]);
  expect((await write()).data.kept).toBe(false);
  expect((await write({}, '198.51.100.7')).data.kept).toBe(true);
});

it('refuses what is no level', async () => {
  expect((await write({ logLevel: 9 })).status).toBe(400);
  expect((await write({ logLevel: 8 })).status).toBe(200);
});

it('lets old entries go, and all but the last', async () => {
  await write();
  const cleanUp = (days: number) =>
    cleanUpClientLog(test.database.db, () => new Date(test.clock.now().getTime() + days * 86_400_000)).run();
  await cleanUp(KEPT_DAYS - 1);
  expect(await listed()).toHaveLength(1);
  await cleanUp(KEPT_DAYS + 1);
  expect(await listed()).toEqual([]);
  await test.database.pool.query(
    `insert into client_log (entry_hash, level, words, details, page, version, times, first_at, last_at)
     select sha256(n::text::bytea), 3, 'entry ' || n, '', '/', '', 1, $1, $1::timestamptz + n * interval '1 second'
       from generate_series(1, $2) n`,
    [test.clock.now(), MOST_ENTRIES + 10],
  );
  await cleanUp(0);
  const { rows } = await test.database.pool.query(
    'select count(*)::int as n, min(words) as first from client_log',
  );
  expect(rows[0]).toMatchObject({ n: MOST_ENTRIES });
});
