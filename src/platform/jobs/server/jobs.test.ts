import { afterAll, beforeAll, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { cleanUpLimits } from '#platform/limits/server/clean-up.ts';
import { cleanUpSessions } from '#platform/session/server/clean-up.ts';
import type { ScheduledJob } from './define-job.ts';
import { type Jobs, startJobs } from './jobs.ts';

const test = useTestApp();
const HOUR = 3_600;
const count = async (table: string) =>
  (await test.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ?? 0;
const running: Jobs[] = [];

beforeAll(async () => {
  const { db } = test.database;
  const scheduled = [cleanUpSessions(db, test.clock.now), cleanUpLimits(db, test.clock.now)];
  // Two server processes on one database.
  for (let server = 0; server < 2; server++) {
    running.push(
      await startJobs(
        { scheduled, workers: [] },
        {
          url: test.url,
          db,
          onError: (error) => {
            throw error;
          },
        },
      ),
    );
  }
});
afterAll(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
});

it('schedules each kind once, however many servers there are', async () => {
  const { rows } = await test.database.pool.query<{ name: string }>(
    "select name from jobs.schedule where name like 'clean-up%' order by name",
  );
  expect(rows.map((row) => row.name)).toEqual(['clean-up-limits', 'clean-up-sessions']);
});

it('removes the schedule and the queue of a name that an earlier release had, and starts again without them', async () => {
  const { db } = test.database;
  const start = async (scheduled: readonly ScheduledJob[], retired: readonly string[]) => {
    const jobs = await startJobs(
      { scheduled, retired, workers: [] },
      { url: test.url, db, onError: () => {} },
    );
    await jobs.stop();
  };
  const known = async () => {
    const { rows } = await test.database.pool.query(
      "select name from jobs.queue where name = 'old-name' union all select name from jobs.schedule where name = 'old-name'",
    );
    return rows.length;
  };
  await start([{ name: 'old-name', cron: '0 0 1 1 *', run: async () => {} }], []);
  expect(await known()).toBe(2);
  await start([], ['old-name']);
  expect(await known()).toBe(0);
  await start([], ['old-name']);
  expect(await known()).toBe(0);
});

it('clean-up-sessions removes sessions whose day is over, and leaves the others', async () => {
  await test.world.student('Ana');
  // More than one statement deletes.
  await test.database.pool.query(
    `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at, idle_seconds)
     select sha256(n::text::bytea), user_id, created_at, last_seen_at, expires_at, idle_seconds
       from sessions, generate_series(1, 2500) as n`,
  );
  test.clock.pass(25 * HOUR);
  const ben = await test.world.student('Ben');
  await cleanUpSessions(test.database.db, test.clock.now).run();
  expect(await count('sessions')).toBe(1);
  expect((await ben.call(getSession, {})).status).toBe(200);
});

it('clean-up-limits removes counts whose window is over', async () => {
  expect(await count('limits')).toBeGreaterThan(0);
  test.clock.pass(48 * HOUR);
  await cleanUpLimits(test.database.db, test.clock.now).run();
  expect(await count('limits')).toBe(0);
});
