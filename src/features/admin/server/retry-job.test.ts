import { beforeEach, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { prepareQueue } from '#platform/jobs/server/prepare-queue.ts';
import { listJobs, retryJob } from '../contract/jobs.ts';
import { askForOddJob, oddJob, workOnOddJob } from './testing/odd-jobs.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
const PATIENCE = { timeout: 15_000 };
const NOBODY = '00000000-0000-4000-8000-000000000000';
let admin: Person;
beforeEach(async () => {
  admin = await test.world.admin('Noor');
});
const retry = (jobId: string, by = admin) => by.call(retryJob, { params: { jobId } });
const list = async () => (await admin.call(listJobs, {})).data;
const lastDone = async (name: string) => (await list()).kinds.find((one) => one.name === name)?.lastDoneAt;

it('tries a failed job once more, and says so in the audit log', async () => {
  const job = oddJob('paint-a-door');
  await prepareQueue(test.database, [job]);
  let fails = true;
  await workOnOddJob(test, job, async () => {
    if (fails) throw new Error('There is no door.');
  });
  const jobId = await askForOddJob(test, job);
  await expect.poll(async () => (await list()).failed, PATIENCE).toMatchObject([{ jobId }]);
  fails = false;
  expect((await retry(jobId)).data).toEqual({ waiting: true });
  await expect.poll(() => lastDone(job.name), PATIENCE).not.toBeNull();
  expect((await list()).failed).toEqual([]);
  expect((await retry(jobId)).problem.code).toBe('not-failed');
  const { rows } = await test.database.pool.query(
    "select detail from audit_log where act = 'retry-job' and actor_user_id = $1",
    [admin.id],
  );
  expect(rows).toEqual([{ detail: { job: job.name } }]);
}, 60_000);

it('is refused for what never was, and for what waits', async () => {
  expect((await retry(NOBODY)).problem).toMatchObject({ status: 409, code: 'not-failed' });
  const job = oddJob('sweep-the-floor');
  await prepareQueue(test.database, [job]);
  expect((await retry(await askForOddJob(test, job))).problem.code).toBe('not-failed');
});

it('is refused before a process has made the queue', async () => {
  const { pool } = test.database;
  await pool.query('alter schema jobs rename to jobs_elsewhere');
  try {
    expect((await retry(NOBODY)).problem.code).toBe('not-failed');
  } finally {
    await pool.query('alter schema jobs_elsewhere rename to jobs');
  }
});

it('is for admins alone', async () => {
  const teacher = await test.world.teacher('Moss');
  expect((await retry(NOBODY, teacher)).status).toBe(403);
});
