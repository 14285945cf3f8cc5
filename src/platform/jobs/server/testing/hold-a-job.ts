/** A process that takes one job and never finishes it, to be killed in the middle. Its argument is the database's URL. */
import { z } from 'zod';
import { openDatabase } from '#platform/db/server/database.ts';
import { defineJob, workOn } from '../define-job.ts';
import { startJobs } from '../jobs.ts';

const url = process.argv[2] ?? '';
const { db } = openDatabase({ url, connections: 2, onIdleError: () => {} });
const job = defineJob({ name: 'held', payload: z.object({}), result: z.object({ by: z.string() }) });
const hold = workOn(job, () => {
  process.stdout.write('taken\n');
  return new Promise(() => {});
});
await startJobs({ scheduled: [], workers: [hold] }, { url, db, onError: () => {}, heartbeatSeconds: 10 });
