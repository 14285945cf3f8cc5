import type { Db } from '#platform/db/server/database.ts';
import type { ScheduledJob } from './define-job.ts';
import { deleteExpiredRuns } from './job-runs-queries.ts';

/** Removes results that can no longer be read. */
export const cleanUpJobRuns = (db: Db, now: () => Date): ScheduledJob => ({
  name: 'clean-up-job-runs',
  cron: '*/10 * * * *',
  run: () => deleteExpiredRuns(db, now()),
});
