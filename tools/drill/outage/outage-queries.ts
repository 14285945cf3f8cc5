import type pg from 'pg';
import { SESSIONS_ENDED } from '#platform/session/server/session-queries.ts';

/** An answer as the table has it. */
export interface AnswerRow {
  readonly position: number;
  readonly questionId: number;
  readonly optionId: number;
  readonly key: string;
  /** Epoch milliseconds. */
  readonly answeredAt: number;
}

/** The answers of a student's quiz of this passage in the order of its questions. */
export async function selectAnswers(
  pool: pg.Pool,
  student: { readonly studentId: number; readonly versionId: number },
): Promise<AnswerRow[]> {
  const { rows } = await pool.query<AnswerRow>(
    `select position, question_id as "questionId", option_id as "optionId", idempotency_key as key,
            (extract(epoch from answered_at) * 1000)::float8 as "answeredAt"
       from answers join attempts on attempts.student_id = answers.student_id and attempts.id = attempt_id
      where answers.student_id = $1 and passage_version_id = $2
      order by attempt_id, position`,
    [student.studentId, student.versionId],
  );
  return rows;
}

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

/** Promises about points and quizzes that the database itself sees broken. */
export async function countBroken(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from invariants');
  return rows[0]?.n ?? Number.NaN;
}
