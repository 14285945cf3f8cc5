import type pg from 'pg';
import { readWaitingJobs } from '#platform/jobs/server/waiting-jobs.ts';
import { deleteAllJobs } from '#platform/jobs/server/waiting-jobs-queries.ts';

/**
 * Tables whose rows let somebody in for a short time. A backup that is restored must open none again: everybody logs in anew, and
 * a link that was used stays used.
 */
export const SHORT_LIVED_CREDENTIALS = [
  'sessions',
  'hand_offs',
  'login_challenges',
  'password_links',
  'provider_logins',
  'second_step_codes',
] as const;

/** Columns that open one, of tables that are kept: whoever gets hold of a copy must not follow the links that still work elsewhere. */
export const BLANKED = { mails: ['secrets'], co_teacher_invites: ['token_hash'] } as const;

/** The entry of a backup with the jobs that somebody asked for and that are not done. */
export const JOBS_ENTRY = 'jobs.json';

export const backupPlan = {
  leftOut: SHORT_LIVED_CREDENTIALS,
  blanked: BLANKED,
  beside: { [JOBS_ENTRY]: (client: pg.ClientBase) => readWaitingJobs(client) },
};

export const restorePlan = { alsoEmpties: deleteAllJobs };
