import type pg from 'pg';

/** A finished quiz with what was paid for it. */
export interface FinishedQuiz {
  readonly studentId: number;
  readonly attemptId: number;
  readonly passageId: number;
  readonly versionId: number;
  readonly marks: string;
  readonly finishedDay: number;
  readonly levelBefore: number;
  readonly points: number;
}

/** Finished practice quizzes of these students in the order in which they ended. */
export async function selectFinished(pool: pg.Pool, studentIds: readonly number[]): Promise<FinishedQuiz[]> {
  const { rows } = await pool.query<FinishedQuiz>(
    `select student_id as "studentId", id as "attemptId", passage_id as "passageId",
            passage_version_id as "versionId", marks, finished_day as "finishedDay",
            (state_before->>'level')::int as "levelBefore", points
       from attempts
      where student_id = any($1::bigint[]) and kind = 'practice' and status = 'finished'
      order by student_id, finished_at, id`,
    [studentIds],
  );
  return rows;
}

/** What each student has: the total that is shown, and the sum of the ledger. */
export async function selectTotals(
  pool: pg.Pool,
  studentIds: readonly number[],
): Promise<{ studentId: number; total: number; ledger: number }[]> {
  const { rows } = await pool.query<{ studentId: number; total: number; ledger: number }>(
    `select student_id as "studentId", total_points as total,
            (select coalesce(sum(points), 0) from points_ledger l where l.student_id = p.student_id) as ledger
       from student_progress p where student_id = any($1::bigint[])`,
    [studentIds],
  );
  return rows;
}

/** The open quiz of each student. */
export async function selectOpenQuizzes(
  pool: pg.Pool,
  studentIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ studentId: number; attemptId: number }>(
    `select student_id as "studentId", id as "attemptId" from attempts
      where student_id = any($1::bigint[]) and status = 'open'`,
    [studentIds],
  );
  return new Map(rows.map(({ studentId, attemptId }) => [studentId, attemptId]));
}
