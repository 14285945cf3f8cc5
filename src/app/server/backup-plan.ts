import type pg from 'pg';
import { readWaitingJobs } from '#platform/jobs/server/waiting-jobs.ts';
import { deleteAllJobs } from '#platform/jobs/server/waiting-jobs-queries.ts';

/**
 * Tables whose rows open a door for a short time. A backup that is restored must open none again: everybody logs in anew, and
 * a link that was used stays used.
 */
export const OPEN_DOORS = [
  'sessions',
  'hand_offs',
  'login_challenges',
  'password_links',
  'provider_logins',
] as const;

/** The entry of a backup with the jobs that somebody asked for and that are not done. */
export const JOBS_ENTRY = 'jobs.json';

export const backupPlan = {
  leftOut: OPEN_DOORS,
  beside: { [JOBS_ENTRY]: (client: pg.ClientBase) => readWaitingJobs(client) },
};

export const restorePlan = { alsoEmpties: deleteAllJobs };
