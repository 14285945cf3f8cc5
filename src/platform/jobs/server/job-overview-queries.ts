import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';

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
export const selectJobKinds = preparedStatement<object, JobKindRow>(
  'select-job-kinds',
  () => sql<JobKindRow>`
    select queue.name,
           count(job.id) filter (where job.state in ('created', 'retry')) as waiting,
           count(job.id) filter (where job.state = 'active') as running,
           count(job.id) filter (where job.state = 'failed') as failed,
           max(job.completed_on) filter (where job.state = 'completed') as last_done_at
      from jobs.queue left join jobs.job on job.name = queue.name
     where queue.name not like '${sql.raw(INTERNAL)}'
     group by queue.name
     order by queue.name`,
);

export interface FailedJobRow {
  readonly id: string;
  readonly name: string;
  readonly tries: number;
  readonly failed_at: Date;
  readonly error_name: string | null;
  readonly error_code: string | null;
}

/** The jobs that failed for good, the last first. Of the error its kind alone is read: its message may hold what people typed. */
export const selectFailedJobs = preparedStatement(
  'select-failed-jobs',
  (_, { limit }: { readonly limit: number }) => sql<FailedJobRow>`
    select id::text, name, retry_count + 1 as tries, coalesce(completed_on, created_on) as failed_at,
           output ->> 'name' as error_name, output ->> 'code' as error_code
      from jobs.job
     where state = 'failed' and name not like '${sql.raw(INTERNAL)}'
     order by failed_at desc, id
     limit ${limit}`,
);

/** The kind and the state of a job, locked until the transaction ends. */
export const lockJob = preparedStatement(
  'lock-job',
  (_, { id }: { readonly id: string }) => sql<{ readonly name: string; readonly state: string }>`
    select name, state::text from jobs.job where id = ${id}::uuid and name not like '${sql.raw(INTERNAL)}' for update`,
);
