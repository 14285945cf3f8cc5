import type { Db } from '#platform/db/server/database.ts';
import type { ScheduledJob } from '#platform/jobs/server/define-job.ts';
import { deleteOldInquiries } from './contact-queries.ts';

/** Days that a message is kept after it is done, for a question that comes back. */
export const KEPT_DONE_DAYS = 90;
/** Days that any message is kept. */
export const KEPT_DAYS = 365;
const DAY = 86_400_000;

/** Removes old messages. */
export const cleanUpInquiries = (db: Db, now: () => Date): ScheduledJob => ({
  name: 'clean-up-inquiries',
  cron: '23 3 * * *',
  run: () =>
    deleteOldInquiries(db, {
      doneBefore: daysBefore(now(), KEPT_DONE_DAYS),
      writtenBefore: daysBefore(now(), KEPT_DAYS),
    }),
});

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);
