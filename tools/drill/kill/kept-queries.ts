import type pg from 'pg';

/** An answer as the database has it. */
export interface KeptAnswer {
  readonly key: string;
  readonly studentId: number;
  readonly questionId: number;
  readonly optionId: number;
}

/** Every answer that was kept since a moment, or that these students gave to this version. */
export async function selectAnswersSince(client: pg.ClientBase, since: Date): Promise<KeptAnswer[]> {
  const { rows } = await client.query<KeptAnswer>(
    `select idempotency_key as key, student_id as "studentId", question_id as "questionId", option_id as "optionId"
       from answers where answered_at >= $1`,
    [since],
  );
  return rows;
}

/** An attempt at the passage of the open quizzes. */
export interface KeptAttempt {
  readonly studentId: number;
  readonly answered: number;
  readonly marks: string;
  readonly status: string;
  readonly questions: number;
}

export async function selectAttempts(
  client: pg.ClientBase,
  studentIds: readonly number[],
  versionId: number,
): Promise<KeptAttempt[]> {
  const { rows } = await client.query<KeptAttempt>(
    `select student_id as "studentId", answered, marks, status, question_count as questions
       from attempts where student_id = any($1::bigint[]) and passage_version_id = $2 and kind = 'practice'`,
    [studentIds, versionId],
  );
  return rows;
}

/** Promises that do not hold, such as "total is the sum of the ledger". */
export async function selectBrokenPromises(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ promise: string; student_id: number; detail: string }>(
    'select promise, student_id, detail from invariants',
  );
  return rows.map(({ promise, student_id: id, detail }) => `${promise}: student ${id}, ${detail}`);
}
