import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { jsonColumn } from '#platform/db/server/stored-column.ts';
import type { Job } from './define-job.ts';
import { insertJobRun, selectJobRun, throughPool } from './job-runs-queries.ts';
import { JOBS_SCHEMA } from './jobs-schema.ts';

export type JobStatus = 'queued' | 'running' | 'done' | 'failed';

/** What the owner of a job reads while it is worked on. */
export interface JobState<Result> {
  readonly status: JobStatus;
  /** Share of the work that is done, 0–1. */
  readonly progress: number;
  /** Null until the job is done. */
  readonly result: Result | null;
  readonly expiresAt: Date;
}

export interface JobQueue {
  /**
   * Asks for a job in the transaction of its cause: both happen or neither.
   * @returns the id under which the owner reads it.
   */
  enqueue<Payload extends z.ZodType>(
    tx: Tx,
    job: Job<Payload>,
    payload: z.input<Payload>,
    asked: {
      readonly ownerUserId: number | null;
      readonly now: Date;
      /** What is asked for, to find the same again. */
      readonly inputHash?: Buffer;
      /** Higher ones first, among those that wait. */
      readonly priority?: number;
    },
  ): Promise<string>;
  /**
   * Undefined for the job of another owner as for a missing or expired one.
   * @param job with its name, only one of this kind; without, any whose result is of this form.
   */
  read<Result extends z.ZodType>(
    job: Pick<Job<z.ZodType, Result>, 'result'> & { readonly name?: string },
    asked: { readonly id: string; readonly ownerUserId: number; readonly now: Date },
  ): Promise<JobState<z.output<Result>> | undefined>;
}

const STATUS: Readonly<Record<string, JobStatus>> = {
  created: 'queued',
  retry: 'queued',
  active: 'running',
  completed: 'done',
};

/** The asking side of the queue. It needs no worker in this process, only the tables that a worker's start makes. */
export function createJobQueue({ db, pool }: { readonly db: Db; readonly pool: pg.Pool }): JobQueue {
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    db: throughPool(pool),
    supervise: false,
    schedule: false,
    migrate: false,
  });
  return {
    async enqueue(tx, job, payload, { ownerUserId, now, inputHash = null, priority = 0 }) {
      const id = randomUUID();
      const expiresAt = new Date(now.getTime() + job.keepSeconds * 1000);
      await insertJobRun(tx, { id, name: job.name, ownerUserId, now, expiresAt, inputHash });
      // Of one owner one job runs at a time.
      const group = ownerUserId === null ? {} : { group: { id: String(ownerUserId) } };
      const options = { id, priority, ...group, db: fromKysely(tx) };
      await boss.send(job.name, job.payload.parse(payload) as object, options);
      return id;
    },
    async read(job, { id, ownerUserId, now }) {
      const run = await selectJobRun(db, { id, ownerUserId, now });
      if (!run || (job.name !== undefined && run.name !== job.name)) return undefined;
      const [queued] = await boss.findJobs(run.name, { id });
      // The result is there a moment before the queue knows.
      const status = run.result === null ? (STATUS[queued?.state ?? ''] ?? 'failed') : 'done';
      return {
        status,
        progress: run.progress,
        result: status === 'done' ? jsonColumn('job_runs.result', job.result)(run.result, id) : null,
        expiresAt: run.expires_at,
      };
    },
  };
}
