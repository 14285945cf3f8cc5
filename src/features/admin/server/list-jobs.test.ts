import { beforeEach, expect, it } from 'vitest';
import { askedJobs } from '#app/server/asked-jobs.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { prepareQueue } from '#platform/jobs/server/prepare-queue.ts';
import { listJobs } from '../contract/jobs.ts';
import { askForOddJob, oddJob, workOnOddJob } from './testing/odd-jobs.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
const PATIENCE = { timeout: 15_000 };
let admin: Person;
beforeEach(async () => {
  admin = await test.world.admin('Noor');
});
const list = async () => (await admin.call(listJobs, {})).data;
const kind = async (name: string) => (await list()).kinds.find((one) => one.name === name);
const failedOf = async (name: string) => (await list()).failed.filter((one) => one.name === name);

it('has every kind of work that calls ask for, whether or not anybody did', async () => {
  const { kinds } = await list();
  const nothing = { waiting: 0, running: 0, failed: 0, lastDoneAt: null };
  for (const { name } of askedJobs) expect(kinds).toContainEqual({ name, ...nothing });
});

it('counts what waits, what runs and what is done, and says when that was', async () => {
  const job = oddJob('sweep-the-floor');
  await prepareQueue(test.database, [job]);
  await askForOddJob(test, job);
  expect(await kind(job.name)).toEqual({
    name: job.name,
    waiting: 1,
    running: 0,
    failed: 0,
    lastDoneAt: null,
  });
  const sweeping = Promise.withResolvers<void>();
  await workOnOddJob(test, job, () => sweeping.promise);
  await expect.poll(() => kind(job.name), PATIENCE).toMatchObject({ waiting: 0, running: 1 });
  sweeping.resolve();
  await expect
    .poll(() => kind(job.name), PATIENCE)
    .toMatchObject({ running: 0, failed: 0, lastDoneAt: expect.any(String) });
});

it('tells what failed, the last first, by the kind of the error and never by its words', async () => {
  const job = oddJob('paint-a-door');
  await prepareQueue(test.database, [job]);
  const errors: Error[] = [
    new Error('Ana Lopez has no door'),
    Object.assign(new TypeError('Ana Lopez has no paint'), { code: 'E_PAINT' }),
    Object.assign(new Error('Ana'), { name: 'Ana Lopez', code: 'no door' }),
  ];
  const left = [...errors];
  await workOnOddJob(test, job, async () => {
    throw left.shift() ?? new Error('There were no more.');
  });
  const asked: string[] = [];
  for (const [n] of errors.entries()) {
    asked.unshift(await askForOddJob(test, job));
    await expect.poll(() => failedOf(job.name), PATIENCE).toHaveLength(n + 1);
  }
  const failed = await failedOf(job.name);
  expect(failed.map(({ jobId }) => jobId)).toEqual(asked);
  expect(failed.map(({ reason }) => reason)).toEqual([null, 'TypeError E_PAINT', 'Error']);
  expect(failed[0]).toMatchObject({ failedAt: expect.any(String), tries: 1 });
  expect((await kind(job.name))?.failed).toBe(errors.length);
  expect((await admin.call(listJobs, {})).raw.body).not.toContain('Ana');
}, 60_000);

it('is empty before a process has made the queue', async () => {
  const { pool } = test.database;
  await pool.query('alter schema jobs rename to jobs_elsewhere');
  try {
    expect(await list()).toEqual({ kinds: [], failed: [] });
  } finally {
    await pool.query('alter schema jobs_elsewhere rename to jobs');
  }
});

it('is for admins alone', async () => {
  const teacher = await test.world.teacher('Moss');
  expect((await teacher.call(listJobs, {})).status).toBe(403);
});
