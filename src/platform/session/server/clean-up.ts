import type { Db } from '#platform/db/server/database.ts';
import type { ScheduledJob } from '#platform/jobs/server/define-job.ts';
import { deleteExpiredSessions } from './session-queries.ts';

/** Removes sessions that have ended. */
export const cleanUpSessions = (db: Db, now: () => Date): ScheduledJob => ({
  name: 'clean-up-sessions',
  cron: '*/10 * * * *',
  run: () => deleteExpiredSessions(db, now()),
});
