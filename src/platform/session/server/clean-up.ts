import type { Db } from '#platform/db/server/database.ts';
import type { JobKind } from '#platform/jobs/server/jobs.ts';
import { deleteExpiredSessions } from './session-queries.ts';

/** Removes sessions that nobody can use any more. */
export const cleanUpSessions = (db: Db, now: () => Date): JobKind => ({
  name: 'clean-up-sessions',
  cron: '*/10 * * * *',
  run: () => deleteExpiredSessions(db, now()),
});
