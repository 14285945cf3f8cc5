import type { Db } from '#platform/db/server/database.ts';
import type { ScheduledJob } from '#platform/jobs/server/define-job.ts';
import { deleteOldEntries } from './client-log-queries.ts';

/** Days that an entry is kept after it was last seen. */
export const KEPT_DAYS = 30;
/** Entries that are kept: anybody may send any words, and must not fill the database. */
export const MOST_ENTRIES = 500;
const DAY = 86_400_000;

/** Removes old entries of the log of browsers, and all but the last ones. */
export const cleanUpClientLog = (db: Db, now: () => Date): ScheduledJob => ({
  name: 'clean-up-client-log',
  cron: '7 * * * *',
  run: () =>
    deleteOldEntries(db, { before: new Date(now().getTime() - KEPT_DAYS * DAY), most: MOST_ENTRIES }),
});
