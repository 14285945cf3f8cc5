import type pg from 'pg';
import type { StoredAnswer, StoredAttempt } from './answer-ledger.ts';
import { withoutStatementTimeout } from './without-statement-timeout.ts';

/** Answers of one quiz or of a time, in the order of their positions. */
export async function selectStoredAnswers(
  pool: pg.Pool,
  {
    since = null,
    studentIds = null,
    versionId = null,
  }: {
    readonly since?: Date | null;
    readonly studentIds?: readonly number[] | null;
    readonly versionId?: number | null;
  },
): Promise<StoredAnswer[]> {
  const { rows } = await withoutStatementTimeout(pool, (client) =>
    client.query<StoredAnswer>(
      `select idempotency_key as key, answers.student_id as "studentId", question_id as "questionId",
              option_id as "optionId", is_right as "right", position,
              (extract(epoch from answered_at) * 1000)::float8 as "answeredAt"
         from answers join attempts on attempts.student_id = answers.student_id and attempts.id = attempt_id
        where ($1::timestamptz is null or answered_at >= $1)
          and ($2::bigint[] is null or answers.student_id = any($2))
          and ($3::bigint is null or passage_version_id = $3)
        order by answers.student_id, attempt_id, position`,
      [since, studentIds, versionId],
    ),
  );
  return rows;
}

/** The attempts of these students at one passage. */
export async function selectStoredAttempts(
  pool: pg.Pool,
  { studentIds, versionId }: { readonly studentIds: readonly number[]; readonly versionId: number },
): Promise<StoredAttempt[]> {
  const { rows } = await withoutStatementTimeout(pool, (client) =>
    client.query<StoredAttempt>(
      `select student_id as "studentId", answered, marks, status, question_count as questions
         from attempts where student_id = any($1::bigint[]) and passage_version_id = $2 and kind = 'practice'`,
      [studentIds, versionId],
    ),
  );
  return rows;
}
