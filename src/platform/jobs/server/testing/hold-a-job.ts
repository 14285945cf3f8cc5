/** A process that takes one job and never finishes it, to be killed in the middle. Its arguments are the database's URL and the name of the job. */
import { z } from 'zod';
import { openDatabase } from '#platform/db/server/database.ts';
import { defineJob, workOn } from '../define-job.ts';
import { startJobs } from '../jobs.ts';

const [url = '', name = 'held'] = process.argv.slice(2);
const { db } = openDatabase({ url, connections: 2, onIdleError: () => {} });
const job = defineJob({ name, payload: z.looseObject({}), result: z.object({ by: z.string() }) });
const hold = workOn(job, () => {
  process.stdout.write('taken\n');
  return new Promise(() => {});
});
await startJobs({ scheduled: [], workers: [hold] }, { url, db, onError: () => {}, heartbeatSeconds: 10 });
