import type { z } from 'zod';

/** A kind of work that a call asks for and a worker does later: its name in the queue, what goes in, what comes out. */
export interface Job<Payload extends z.ZodType = z.ZodType, Result extends z.ZodType = z.ZodType> {
  readonly name: string;
  /** Checked when the job is enqueued and again when it is run: a newer release may read an older one's jobs. */
  readonly payload: Payload;
  readonly result: Result;
  /** Further runs after a failed one. */
  readonly retries: number;
  /** Jobs of this kind that one process runs at a time. */
  readonly concurrency: number;
  /** Seconds after which a run counts as failed. */
  readonly timeoutSeconds: number;
  /** Seconds for which the owner can read progress and result. */
  readonly keepSeconds: number;
}

const DAY = 86_400;

/** Most runs of a job and the days that its result is kept (product: "Reports"). */
const DEFAULTS = { retries: 2, concurrency: 1, timeoutSeconds: 900, keepSeconds: 7 * DAY };

type Settings = Pick<Job, 'retries' | 'concurrency' | 'timeoutSeconds' | 'keepSeconds'>;

/** Declares a kind of job. A job may run again after a crash, so running it twice must be harmless. */
export const defineJob = <Payload extends z.ZodType, Result extends z.ZodType>(
  job: Pick<Job<Payload, Result>, 'name' | 'payload' | 'result'> & Partial<Settings>,
): Job<Payload, Result> => ({ ...DEFAULTS, ...job });

/** One run of a job, as its worker sees it. */
export interface JobRun<Payload> {
  readonly id: string;
  readonly payload: Payload;
  /** Reports to the owner how far the work is: a share from 0 to 1. */
  readonly progress: (share: number) => Promise<void>;
  /** Aborted when the run takes too long or the process stops. */
  readonly signal: AbortSignal;
}

/** A job with the function that does it. */
export interface JobWorker {
  readonly job: Job;
  readonly run: (run: JobRun<unknown>) => Promise<unknown>;
}

/** Binds a job to the function that does it. */
export const workOn = <Payload extends z.ZodType, Result extends z.ZodType>(
  job: Job<Payload, Result>,
  run: (run: JobRun<z.output<Payload>>) => Promise<z.input<Result>>,
): JobWorker => ({ job, run: run as JobWorker['run'] });

/** Work that comes due by itself. */
export interface ScheduledJob {
  readonly name: string;
  /** Five cron fields, in UTC. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}
