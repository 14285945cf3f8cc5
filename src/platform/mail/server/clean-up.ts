import type { Db } from '#platform/db/server/database.ts';
import type { ScheduledJob } from '#platform/jobs/server/define-job.ts';
import { deleteOldMails, wipeEndedSecrets } from './mail-queries.ts';

/** Days that a mail is kept for the admin to look up. */
const KEPT_DAYS = 30;
const DAY = 86_400_000;

/** Removes old mails, and the secrets of those that nobody needs any more. */
export const cleanUpMails = (db: Db, now: () => Date): ScheduledJob => ({
  name: 'clean-up-mails',
  cron: '*/10 * * * *',
  run: async () => {
    await wipeEndedSecrets(db, now());
    await deleteOldMails(db, new Date(now().getTime() - KEPT_DAYS * DAY));
  },
});
