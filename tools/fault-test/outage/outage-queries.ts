import type pg from 'pg';
import { SESSIONS_ENDED } from '#platform/session/server/session-queries.ts';

/** The quiz that a student opened last. */
export async function selectLastAttempt(pool: pg.Pool, studentId: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'select max(id)::int as id from attempts where student_id = $1',
    [studentId],
  );
  return rows[0]?.id ?? 0;
}

/** How many answers a student has given, ever. */
export async function countAnswers(pool: pg.Pool, studentId: number): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from answers where student_id = $1',
    [studentId],
  );
  return rows[0]?.n ?? 0;
}

/** Gives every student a name that no other text holds. */
export async function renameStudents(pool: pg.Pool, studentIds: readonly number[]): Promise<void> {
  await pool.query(`update users set first_name = 'Quillon' || id where id = any($1::bigint[])`, [
    studentIds,
  ]);
}

export const nameOf = (studentId: number): string => `Quillon${studentId}`;

/** Closes the open quiz of these students: they are the ones who come after. */
export async function dropOpenQuizzes(pool: pg.Pool, studentIds: readonly number[]): Promise<void> {
  await pool.query(`delete from attempts where status = 'open' and student_id = any($1::bigint[])`, [
    studentIds,
  ]);
}

/** Lets the time of a student's sessions run out. */
export async function endSessionsInTime(pool: pg.Pool, studentId: number): Promise<void> {
  await pool.query(
    `with ended as (
       update sessions set created_at = now() - interval '25 hours', expires_at = now() - interval '1 hour'
        where user_id = $1 returning user_id
     )
     select pg_notify($2, user_id::text) from ended`,
    [studentId, SESSIONS_ENDED],
  );
}
