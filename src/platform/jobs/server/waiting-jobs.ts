import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { throughPool } from './job-runs-queries.ts';
import { JOBS_SCHEMA } from './jobs-schema.ts';
import { selectWaitingJobs } from './waiting-jobs-queries.ts';

/** A job that is asked for and not done. */
const waitingJob = z.object({
  id: z.uuid(),
  name: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
  priority: z.number().int(),
  group: z.string().nullable(),
});
export const waitingJobs = z.array(waitingJob);
export type WaitingJob = z.infer<typeof waitingJob>;

/** The jobs that somebody asked for and that are not done, in the transaction of a backup. */
export const readWaitingJobs = async (client: pg.ClientBase): Promise<WaitingJob[]> =>
  waitingJobs.parse(await selectWaitingJobs(client));

/** Asks for them again in a restored database whose queue is prepared; one that waits there already stays as it is. */
export async function askAgain(pool: pg.Pool, jobs: readonly WaitingJob[]): Promise<void> {
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    db: throughPool(pool),
    supervise: false,
    schedule: false,
    migrate: false,
  });
  for (const { id, name, data, priority, group } of jobs)
    await boss.send(name, data, { id, priority, ...(group !== null && { group: { id: group } }) });
}
