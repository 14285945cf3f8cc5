import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { moment } from '#platform/endpoint/contract/ids.ts';

/** Failed jobs in one answer. */
export const FAILED_JOBS_SHOWN = 50;

const jobKind = z.object({
  /** Such as `clean-up-sessions`. */
  name: z.string(),
  waiting: z.number().int(),
  running: z.number().int(),
  failed: z.number().int(),
  lastDoneAt: moment.nullable(),
});
export type JobKind = z.output<typeof jobKind>;

const failedJob = z.object({
  jobId: z.uuid(),
  name: z.string(),
  failedAt: moment,
  /** How often it was tried. */
  tries: z.number().int(),
  /** The kind of the error, never its message, which may hold what people typed; null where none is known. */
  reason: z.string().nullable(),
});
export type FailedJob = z.output<typeof failedJob>;

export const listJobs = endpoint({
  name: 'listJobs',
  methods: ['GET'],
  path: 'admin/jobs',
  summary: 'The kinds of work that the service does by itself, and what of it failed in the last days.',
  access: only(['admin']),
  response: z.object({
    kinds: z.array(jobKind),
    /** The last ones first. */
    failed: z.array(failedJob),
  }),
  // It counts all jobs of some days.
  limit: { calls: 120, seconds: 60, countedIn: 'process' },
  heavy: true,
});

export const retryJob = endpoint({
  name: 'retryJob',
  methods: ['POST'],
  path: 'admin/jobs/{jobId}/retry',
  summary: 'Tries a failed job once more.',
  access: only(['admin']),
  noObject: 'Every admin may retry every job.',
  params: z.object({ jobId: z.uuid() }),
  response: z.object({ waiting: z.literal(true) }),
  errors: {
    'not-failed': { status: 409, detail: 'This job is not among the failed ones any more.' },
  },
  limit: WRITE_LIMIT,
  changes: true,
});
