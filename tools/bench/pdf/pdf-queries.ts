import type pg from 'pg';

/** The injected fault: a file that is finished cannot be kept. */
export async function refuseFiles(pool: pg.Pool): Promise<void> {
  await pool.query('alter table job_files add constraint job_files_refused check (false) not valid');
}
