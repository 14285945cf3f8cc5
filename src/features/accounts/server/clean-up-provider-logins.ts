import type { Db } from '#platform/db/server/database.ts';
import type { ScheduledJob } from '#platform/jobs/server/define-job.ts';
import { deleteExpiredProviderLogins } from './provider-logins-queries.ts';

/** Removes logins that never came back. */
export const cleanUpProviderLogins = (db: Db, now: () => Date): ScheduledJob => ({
  name: 'clean-up-provider-logins',
  cron: '*/10 * * * *',
  run: () => deleteExpiredProviderLogins(db, now()),
});
