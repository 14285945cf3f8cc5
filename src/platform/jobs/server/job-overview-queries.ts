import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';

/** Names that begin so are the queue's own. */
const INTERNAL = '\\_\\_%';

/** Whether a process has worked on jobs yet: its first start makes the tables of the queue. */
export async function isQueueThere(db: Db): Promise<boolean> {
  const { there } = await db
    .selectNoFrom(sql<boolean>`to_regclass('jobs.job') is not null`.as('there'))
    .executeTakeFirstOrThrow();
  return there;
}

export interface JobKindRow {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly last_done_at: Date | null;
}

/** Every kind of job with how many of it wait, run and have failed, and when one was last done. */
export async function selectJobKinds(db: Db): Promise<readonly JobKindRow[]> {
  const { rows } = await sql<JobKindRow>`
    select queue.name,
           count(job.id) filter (where job.state in ('created', 'retry')) as waiting,
           count(job.id) filter (where job.state = 'active') as running,
           count(job.id) filter (where job.state = 'failed') as failed,
           max(job.completed_on) filter (where job.state = 'completed') as last_done_at
      from jobs.queue left join jobs.job on job.name = queue.name
     where queue.name not like ${INTERNAL}
     group by queue.name
     order by queue.name`.execute(db);
  return rows;
}

export interface FailedJobRow {
  readonly id: string;
  readonly name: string;
  readonly tries: number;
  readonly failed_at: Date;
  readonly error_name: string | null;
  readonly error_code: string | null;
}

/**
 * The jobs that failed for good, the last first. Of the error its kind alone is read: its message may hold what people typed.
 */
export async function selectFailedJobs(db: Db, limit: number): Promise<readonly FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    select id::text, name, retry_count + 1 as tries, coalesce(completed_on, created_on) as failed_at,
           output ->> 'name' as error_name, output ->> 'code' as error_code
      from jobs.job
     where state = 'failed' and name not like ${INTERNAL}
     order by failed_at desc, id
     limit ${limit}`.execute(db);
  return rows;
}

/** The kind and the state of a job, locked until the transaction ends. */
export async function lockJob(tx: Tx, id: string) {
  const { rows } = await sql<{ readonly name: string; readonly state: string }>`
    select name, state::text from jobs.job where id = ${id}::uuid and name not like ${INTERNAL} for update`.execute(
    tx,
  );
  return rows[0];
}
