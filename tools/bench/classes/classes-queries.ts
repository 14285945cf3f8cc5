import type pg from 'pg';

/** Teachers whom an admin has approved see and may do all that a teacher can. */
export async function approveTeachers(pool: pg.Pool, teacherIds: readonly number[]): Promise<void> {
  await pool.query('update users set keys_approved_at = now() where id = any($1)', [teacherIds]);
}

/** The injected fault: nothing leads from a class to its students, not even the long way. */
export async function dropIndexesOfStudents(pool: pg.Pool): Promise<void> {
  await pool.query(`
    drop index class_students_class, class_students_joined_by_code;
    alter table class_students drop constraint class_students_pkey`);
}
