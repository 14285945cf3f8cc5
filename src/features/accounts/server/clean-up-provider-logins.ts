import type { Db } from '#platform/db/server/database.ts';
import type { ScheduledJob } from '#platform/jobs/server/define-job.ts';
import { deleteExpiredChallenges } from './login-challenge-queries.ts';
import { deleteExpiredProviderLogins } from './provider-logins-queries.ts';

/** Removes logins that never came back, and those that never came to their second step. */
export const cleanUpProviderLogins = (db: Db, now: () => Date): ScheduledJob => ({
  name: 'clean-up-provider-logins',
  cron: '*/10 * * * *',
  run: async () => {
    await deleteExpiredProviderLogins(db, now());
    await deleteExpiredChallenges(db, now());
  },
});
