import type pg from 'pg';
import { JOBS_SCHEMA } from './jobs-schema.ts';

/** None where the queue was never prepared. Scheduled work is left out: it comes due by itself. */
export async function selectWaitingJobs(client: pg.ClientBase): Promise<unknown[]> {
  const { rows } = await client.query('select to_regclass($1) is not null as there', [`${JOBS_SCHEMA}.job`]);
  if (rows[0]?.there !== true) return [];
  const waiting = await client.query(
    `select id, name, data, priority, group_id as "group" from ${JOBS_SCHEMA}.job
      where state in ('created', 'retry', 'active') and id in (select id from job_runs) order by created_on, id`,
  );
  return waiting.rows;
}

/** Nothing waits any more. */
export const deleteAllJobs = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query('select to_regclass($1) is not null as there', [`${JOBS_SCHEMA}.job`]);
  if (rows[0]?.there === true) await client.query(`delete from ${JOBS_SCHEMA}.job`);
};
