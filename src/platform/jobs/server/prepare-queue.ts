import { PgBoss } from 'pg-boss';
import type { Database } from '#platform/db/server/database.ts';
import type { Job } from './define-job.ts';
import { throughPool } from './job-runs-queries.ts';
import { JOBS_SCHEMA } from './jobs-schema.ts';
import { queueSettings } from './queue-settings.ts';

/**
 * Makes the tables of the queue and the place of each kind of job, where they are missing: a process that only asks for jobs may be the
 * first one on a new database. Done again it changes nothing.
 */
export async function prepareQueue({ pool }: Pick<Database, 'pool'>, jobs: readonly Job[]): Promise<void> {
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    db: throughPool(pool),
    supervise: false,
    schedule: false,
  });
  await boss.start();
  try {
    for (const job of jobs) await boss.createQueue(job.name, queueSettings(job));
  } finally {
    await boss.stop({ graceful: false });
  }
}
