import { onTestFinished } from 'vitest';
import { z } from 'zod';
import type { TestApp } from '#app/server/testing/test-app.ts';
import { defineJob, type Job, workOn } from '#platform/jobs/server/define-job.ts';
import { createJobQueue } from '#platform/jobs/server/job-queue.ts';
import { startJobs } from '#platform/jobs/server/jobs.ts';

/** A kind of work that a test alone knows; it is tried once. */
export const oddJob = (name: string): Job =>
  defineJob({ name, payload: z.object({}), result: z.object({}), retries: 0 });

/** Asks for it. @returns the id of the job. */
export const askForOddJob = ({ database, clock }: TestApp, job: Job): Promise<string> =>
  database.db
    .transaction()
    .execute((tx) => createJobQueue(database).enqueue(tx, job, {}, { ownerUserId: null, now: clock.now() }));

/** Works on it until the test ends. */
export async function workOnOddJob(
  { url, database: { db } }: TestApp,
  job: Job,
  run: () => Promise<unknown>,
): Promise<void> {
  const jobs = await startJobs(
    { scheduled: [], workers: [workOn(job, () => run().then(() => ({})))] },
    { url, db, onError: () => {} },
  );
  onTestFinished(() => jobs.stop());
}
