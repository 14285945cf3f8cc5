import type { Db } from '#platform/db/server/database.ts';
import type { ScheduledJob } from '#platform/jobs/server/define-job.ts';
import { deleteEnded } from './limits-queries.ts';

/** Removes counts whose window is over. */
export const cleanUpLimits = (db: Db, now: () => Date): ScheduledJob => ({
  name: 'clean-up-limits',
  cron: '*/10 * * * *',
  run: () => deleteEnded(db, now()),
});
