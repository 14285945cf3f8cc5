import { CompiledQuery, sql } from 'kysely';
import type pg from 'pg';
import type { Db, Tx } from '#platform/db/server/database.ts';

/** An answer, judged against the library before the database is asked. */
export interface JudgedAnswer {
  readonly studentId: number;
  readonly versionId: number;
  /** Of the question in the passage, from 0. */
  readonly position: number;
  readonly questionId: number;
  readonly optionId: number;
  readonly right: boolean;
  readonly claimedSeconds: number;
  /** Below so many accepted seconds the answer is fast. */
  readonly fastBelow: number;
  readonly key: string;
  readonly now: Date;
}

/** What became of the attempt. */
export interface AcceptedAnswer {
  readonly attemptId: number;
  readonly kind: 'pretest' | 'practice';
  readonly marks: string;
  readonly rules: unknown;
}

/**
 * The hot statement: accepts an answer if its question is the next one of the open attempt, in one round trip. The row
 * of the attempt is locked first, so of two answers at the same moment one is next and the other is not. An answer may
 * take as long as it claims, at most what has passed since the answers before it.
 */
const ACCEPT = `
  with attempt as (
    select id, least($7::real, greatest(0, extract(epoch from $10::timestamptz - spent_until)))::real as seconds
      from attempts
     where student_id = $1 and passage_version_id = $2 and status = 'open' and answered = $3::smallint
       for update
  ), accepted as (
    insert into answers (student_id, attempt_id, position, question_id, option_id, is_right, is_fast, seconds,
                         claimed_seconds, answered_at, idempotency_key)
    select $1, id, $3, $4, $5, $6::boolean, seconds < $8::real, seconds, $7, $10, $9
      from attempt
        on conflict do nothing
    returning attempt_id, is_fast, seconds
  )
  update attempts
     set answered = answered + 1,
         marks = marks || case when $6 then case when is_fast then 'R' else 'r' end
                               else case when is_fast then 'W' else 'w' end end,
         spent_until = least($10, spent_until + make_interval(secs => seconds))
    from accepted
   where student_id = $1 and id = attempt_id
  returning id as "attemptId", kind, marks, settings as rules`;

const valuesOf = (answer: JudgedAnswer) => [
  answer.studentId,
  answer.versionId,
  answer.position,
  answer.questionId,
  answer.optionId,
  answer.right,
  answer.claimedSeconds,
  answer.fastBelow,
  answer.key,
  answer.now,
];

/** Accepts the answer, or answers undefined when its question is not next or its key was used. Prepared once. */
export async function acceptAnswer(pool: pg.Pool, answer: JudgedAnswer): Promise<AcceptedAnswer | undefined> {
  const { rows } = await pool.query<AcceptedAnswer>({
    name: 'accept-answer',
    text: ACCEPT,
    values: valuesOf(answer),
  });
  return rows[0];
}

/** The same inside a transaction: the last answer of a quiz and what follows from it hold together. */
export async function acceptLastAnswer(tx: Tx, answer: JudgedAnswer): Promise<AcceptedAnswer | undefined> {
  const { rows } = await tx.executeQuery<AcceptedAnswer>(CompiledQuery.raw(ACCEPT, valuesOf(answer)));
  return rows[0];
}

/** The answer that was given under a key, with its attempt as it was right after it. */
export async function selectAnswerByKey(db: Db, studentId: number, key: string) {
  return db
    .selectFrom('answers')
    .innerJoin('attempts', (join) =>
      join
        .onRef('attempts.student_id', '=', 'answers.student_id')
        .onRef('attempts.id', '=', 'answers.attempt_id'),
    )
    .select([
      'position',
      'question_id',
      'option_id',
      'claimed_seconds',
      'attempt_id',
      'kind',
      'passage_version_id',
    ])
    .select(['attempts.settings as rules', sql<string>`left(marks, position + 1)`.as('marks')])
    .where('answers.student_id', '=', studentId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}
