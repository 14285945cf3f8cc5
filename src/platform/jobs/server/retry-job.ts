import { fromKysely, PgBoss } from 'pg-boss';
import type { Tx } from '#platform/db/server/database.ts';
import { lockJob } from './job-overview-queries.ts';
import { JOBS_SCHEMA } from './jobs-schema.ts';

/**
 * Puts a failed job back in line for one more run.
 * @param tx the transaction in which that is recorded. @returns its name; null where it is not among the failed ones.
 */
export async function retryFailedJob(tx: Tx, id: string): Promise<{ readonly name: string } | null> {
  const [job] = await lockJob(tx, { id });
  if (job?.state !== 'failed') return null;
  const db = fromKysely(tx);
  const boss = new PgBoss({ schema: JOBS_SCHEMA, db, supervise: false, schedule: false, migrate: false });
  await boss.retry(job.name, id);
  return { name: job.name };
}
