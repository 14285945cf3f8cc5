import type { Db } from '#platform/db/server/database.ts';
import type { JobKind } from '#platform/jobs/server/jobs.ts';
import { deleteEnded } from './limits-queries.ts';

/** Removes counts whose window is over. */
export const cleanUpLimits = (db: Db, now: () => Date): JobKind => ({
  name: 'clean-up-limits',
  cron: '*/10 * * * *',
  run: () => deleteEnded(db, now()),
});
