import { CompiledQuery, sql } from 'kysely';
import type pg from 'pg';
import type { QuestionState } from '#features/progress/core/response-curve.ts';
import {
  PROGRESS_COLUMNS,
  type ProgressJson,
  type ProgressRow,
  progressFromJson,
} from '#features/progress/server/public.ts';
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

/** The same after the last answer of a quiz, with all that its result is made from. */
export interface AcceptedLastAnswer extends AcceptedAnswer {
  /** The student's row, locked. */
  readonly progress: ProgressRow;
  /** Difficulty and variance of each question as they were when the attempt began. */
  readonly states: readonly QuestionState[];
}

/**
 * The hot statement: accepts answers whose question is the next one of their open attempt, in one round trip. The row of
 * the attempt is locked first, so of two answers at the same moment one is next and the other is not. An answer may
 * take as long as it claims, at most what has passed since the answers before it. `lateral` keeps the planner to one
 * look-up for each answer: where it believes that hardly an attempt is open, it would otherwise look through all of them.
 */
const accepting = (given: string, lock: string, { before = '', more = '' } = {}): string => `
  with ${before} attempt as (
    select given.*, open.id, least(claimed, greatest(0, extract(epoch from given.at - spent_until)))::real as seconds
      from (${given}) as given
     cross join lateral (
       select attempts.id, spent_until from attempts
        where attempts.student_id = given.student_id and passage_version_id = version_id and status = 'open'
          and answered = position
          for ${lock}
     ) as open
  ), accepted as (
    insert into answers (student_id, attempt_id, position, question_id, option_id, is_right, is_fast, seconds,
                         claimed_seconds, answered_at, idempotency_key)
    select student_id, id, position, question_id, option_id, is_right, seconds < fast_below, seconds, claimed, at, key
      from attempt
        on conflict do nothing
    returning student_id, attempt_id, is_right, is_fast, seconds, answered_at
  )
  update attempts
     set answered = answered + 1,
         marks = marks || case when is_right then case when is_fast then 'R' else 'r' end
                               else case when is_fast then 'W' else 'w' end end,
         spent_until = least(answered_at, spent_until + make_interval(secs => seconds))
    from accepted
   where attempts.student_id = accepted.student_id and id = attempt_id
  returning attempts.student_id as "studentId", id as "attemptId", kind, marks, settings as rules${more}`;

const ONE = `
  select $1::bigint as student_id, $2::bigint as version_id, $3::smallint as position, $4::bigint as question_id,
          $5::bigint as option_id, $6::boolean as is_right, $7::real as claimed, $8::real as fast_below, $9::uuid as key,
          $10::timestamptz as at`;

/** For one answer. It waits for whoever works on its attempt. */
export const ACCEPT = accepting(ONE, 'update of attempts');

/**
 * For the last answer of a quiz. The student's row is locked before the attempt, as in everything that moves a student: in
 * another order two would wait for each other.
 */
const ACCEPT_LAST = accepting(`${ONE} from progress`, 'update of attempts', {
  before: `progress as (select ${PROGRESS_COLUMNS.join(', ')} from student_progress where student_id = $1 for update),`,
  more: ', question_states as states, (select to_json(progress) from progress) as progress',
});

/** For answers of many students. It waits for nobody: an attempt that somebody works on is left out. */
export const ACCEPT_MANY = accepting(
  `select * from unnest($1::bigint[], $2::bigint[], $3::smallint[], $4::bigint[], $5::bigint[], $6::boolean[],
                        $7::real[], $8::real[], $9::uuid[], $10::timestamptz[])
     as t (student_id, version_id, position, question_id, option_id, is_right, claimed, fast_below, key, at)`,
  'update of attempts skip locked',
);

/** What each parameter of the statement is, from $1. */
export const ACCEPT_VALUES = [
  'studentId',
  'versionId',
  'position',
  'questionId',
  'optionId',
  'right',
  'claimedSeconds',
  'fastBelow',
  'key',
  'now',
] as const satisfies readonly (keyof JudgedAnswer)[];

const valuesOf = (answer: JudgedAnswer) => ACCEPT_VALUES.map((name) => answer[name]);

/** Accepts the answer, or answers undefined when its question is not next or its key was used. Prepared once. */
export async function acceptAnswer(pool: pg.Pool, answer: JudgedAnswer): Promise<AcceptedAnswer | undefined> {
  const { rows } = await pool.query<AcceptedAnswer>({
    name: 'accept-answer',
    text: ACCEPT,
    values: valuesOf(answer),
  });
  return rows[0];
}

/**
 * Accepts answers of different students at once: one round trip, one commit. Those that are not among the result, by
 * student, may have been given before, come out of turn, or have met somebody at work on their attempt.
 */
export async function acceptAnswers(
  pool: pg.Pool,
  answers: readonly JudgedAnswer[],
): Promise<ReadonlyMap<number, AcceptedAnswer>> {
  const { rows } = await pool.query<AcceptedAnswer & { studentId: number }>({
    name: 'accept-answers',
    text: ACCEPT_MANY,
    values: ACCEPT_VALUES.map((name) => answers.map((answer) => answer[name])),
  });
  return new Map(rows.map((row) => [row.studentId, row]));
}

/** Accepts an answer inside a transaction: the last answer of a quiz and what follows from it hold together. */
export async function acceptLastAnswer(
  tx: Tx,
  answer: JudgedAnswer,
): Promise<AcceptedLastAnswer | undefined> {
  const { rows } = await tx.executeQuery<
    AcceptedAnswer & { states: readonly [b: number, v: number][]; progress: ProgressJson }
  >(CompiledQuery.raw(ACCEPT_LAST, valuesOf(answer)));
  const [row] = rows;
  return (
    row && {
      ...row,
      states: row.states.map(([b, v]) => ({ b, v })),
      progress: progressFromJson(row.progress),
    }
  );
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
