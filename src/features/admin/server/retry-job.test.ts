import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { defineJob, workOn } from '#platform/jobs/server/define-job.ts';
import { createJobQueue } from '#platform/jobs/server/job-queue.ts';
import { type Jobs, startJobs } from '#platform/jobs/server/jobs.ts';
import { listJobs, retryJob } from '../contract/jobs.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
const paint = defineJob({ name: 'paint-a-door', payload: z.object({}), result: z.object({}), retries: 0 });
const NOBODY = '00000000-0000-4000-8000-000000000000';
/** Whether the work fails, and with what: its message has a name in it. */
let fails = true;
let jobs: Jobs | undefined;
let admin: Person;
beforeAll(async () => {
  admin = await test.world.admin('Noor');
});
afterAll(() => jobs?.stop());

const paintADoor = async () => {
  if (fails) throw Object.assign(new TypeError('Ana Lopez has no door'), { code: 'E_DOOR' });
  return {};
};
const OURS = new Set(['paint-a-door', 'sweep-the-floor']);
const start = async () => {
  const scheduled = [{ name: 'sweep-the-floor', cron: '0 0 1 1 *', run: async () => {} }];
  jobs = await startJobs(
    { scheduled, workers: [workOn(paint, paintADoor)] },
    { url: test.url, db: test.database.db, onError: () => {} },
  );
};
/** What the admin reads of the jobs of this test; those of the product stand beside them. */
const read = async () => {
  const { kinds, failed } = (await admin.call(listJobs, {})).data;
  return { kinds: kinds.filter(({ name }) => OURS.has(name)), failed };
};

it('shows what failed by the kind of its error, and tries it once more', async () => {
  expect(await read()).toEqual({ kinds: [], failed: [] });
  expect((await admin.call(retryJob, { params: { jobId: NOBODY } })).problem.code).toBe('not-failed');
  await start();
  const queue = createJobQueue(test.database);
  const jobId = await test.database.db
    .transaction()
    .execute((tx) => queue.enqueue(tx, paint, {}, { ownerUserId: null, now: test.clock.now() }));
  await expect.poll(async () => (await read()).failed.length, { timeout: 15_000 }).toBe(1);
  const { kinds, failed } = await read();
  expect(failed).toEqual([
    { jobId, name: 'paint-a-door', failedAt: expect.any(String), tries: 1, reason: 'TypeError E_DOOR' },
  ]);
  expect(kinds).toEqual([
    { name: 'paint-a-door', waiting: 0, running: 0, failed: 1, lastDoneAt: null },
    { name: 'sweep-the-floor', waiting: 0, running: 0, failed: 0, lastDoneAt: null },
  ]);
  fails = false;
  expect((await admin.call(retryJob, { params: { jobId } })).status).toBe(200);
  await expect.poll(async () => (await read()).kinds[0]?.lastDoneAt, { timeout: 15_000 }).not.toBeNull();
  expect((await admin.call(retryJob, { params: { jobId } })).problem.code).toBe('not-failed');
  expect((await admin.call(retryJob, { params: { jobId: NOBODY } })).problem.code).toBe('not-failed');
  const { rows } = await test.database.pool.query(
    "select actor_user_id, detail from audit_log where act = 'retry-job'",
  );
  expect(rows).toEqual([{ actor_user_id: admin.id, detail: { job: 'paint-a-door' } }]);
}, 60_000);

it('is for admins alone', async () => {
  const teacher = await test.world.teacher('Moss');
  expect((await teacher.call(listJobs, {})).status).toBe(403);
  expect((await teacher.call(retryJob, { params: { jobId: NOBODY } })).status).toBe(403);
});
