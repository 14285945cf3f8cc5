import type { FastifyBaseLogger } from 'fastify';
import type { SecurityCounters } from '#platform/audit/server/security-counters.ts';
import type { Database } from '#platform/db/server/database.ts';
import type { KeyedHash } from '#platform/installation/server/installation-key.ts';
import type { JobQueue } from '#platform/jobs/server/job-queue.ts';
import type { Limits } from '#platform/limits/server/limits.ts';
import type { Mailing } from '#platform/mail/server/write-mail.ts';
import type { PersonalData } from '#platform/personal-data/server/personal-table.ts';
import type { MayUse } from '#platform/plans/server/may-use.ts';
import type { Sessions } from '#platform/session/server/sessions.ts';

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** What any use case may need of the world; built once by the server's main, and by each test file. */
export interface Services extends Pick<Database, 'db'> {
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly log: Log;
  readonly counters: SecurityCounters;
  readonly keyedHash: KeyedHash;
  readonly mailing: Mailing;
  /** Where the operator wants to hear that somebody wrote from the contact page; null for nowhere. */
  readonly contactEmail: string | null;
  /** Whether administrators log in with two steps: everywhere but in a demo (decision 76). */
  readonly requiresSecondFactor: boolean;
  /** Whether a person may use what is part of a plan; everybody may where there are none. */
  readonly mayUse: MayUse;
  /** Asks for work that a worker does later. */
  readonly jobQueue: JobQueue;
  /** What export and erasure of a person go by. */
  readonly personalData: PersonalData;
  /** The only clock of the server. */
  readonly now: () => Date;
  /** A whole number from 0 up to but not including `below`, unguessable. */
  readonly randomInt: (below: number) => number;
  /** A number from 0 up to but not including 1, for choices that nobody gains by guessing. */
  readonly random: () => number;
}
