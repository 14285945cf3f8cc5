import { type RawBuilder, sql } from 'kysely';
import type { QuestionState } from '#features/progress/core/response-curve.ts';
import {
  PROGRESS_COLUMNS,
  type ProgressJson,
  type ProgressRow,
  progressFromJson,
} from '#features/progress/server/public.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import { type AttemptKind, attemptKindOf, questionStatesOf } from './attempt-columns.ts';
import { type AttemptRules, rulesOf } from './attempt-rules.ts';

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
  readonly kind: AttemptKind;
  readonly marks: string;
  readonly rules: AttemptRules;
}

/** The same as the statement returns it. */
interface AcceptedRow {
  readonly attemptId: number;
  readonly kind: string;
  readonly marks: string;
  readonly rules: unknown;
}

const toAccepted = ({ attemptId, kind, marks, rules }: AcceptedRow): AcceptedAnswer => ({
  attemptId,
  kind: attemptKindOf(kind, attemptId),
  marks,
  rules: rulesOf(rules, attemptId),
});

/** The same after the last answer of a quiz, with all that its result is made from. */
export interface AcceptedLastAnswer extends AcceptedAnswer {
  /** The student's row, locked. */
  readonly progress: ProgressRow;
  /** Difficulty and variance of each question as they were when the attempt began. */
  readonly states: readonly QuestionState[];
}

/** A value for each part of an answer: the answer itself, or SQL in its place. */
type AnswerValues = { readonly [K in keyof JudgedAnswer]: JudgedAnswer[K] | RawBuilder<unknown> };
/** Answers column by column: however many they are, the statement is the same. */
type AnswerColumns = { readonly [K in keyof JudgedAnswer]: readonly JudgedAnswer[K][] };

/** What a statement that accepts answers is made from. */
interface Accepting {
  /** Rows of answers. */
  readonly given: RawBuilder<unknown>;
  readonly lock: RawBuilder<unknown>;
  /** A common table expression that goes before all others. */
  readonly before?: RawBuilder<unknown>;
  /** Columns that are returned besides. */
  readonly more?: RawBuilder<unknown>;
}

/**
 * The hot statement: accepts answers whose question is the next one of their open attempt, in one round trip. The row of
 * the attempt is locked first, so of two answers at the same moment one is next and the other is not. An answer may
 * take as long as it claims, at most what has passed since the answers before it. `lateral` keeps the planner to one
 * look-up for each answer: where it believes that hardly an attempt is open, it would otherwise look through all of them.
 */
const accepting = <R extends AcceptedRow>({
  given,
  lock,
  before = sql``,
  more = sql``,
}: Accepting): RawBuilder<R> => sql<R>`
  with ${before} attempt as (
    select answer.student_id, answer.position, answer.question_id, answer.option_id, answer.is_right, answer.claimed,
           answer.fast_below, answer.key, answer.at, open.id,
           least(claimed, greatest(0, extract(epoch from answer.at - spent_until)))::real as seconds
      from (${given}) as answer
     cross join lateral (
       select attempts.id, spent_until from attempts
        where attempts.student_id = answer.student_id and passage_version_id = version_id and status = 'open'
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

const one = (answer: AnswerValues): RawBuilder<unknown> => sql`
  select ${answer.studentId}::bigint as student_id, ${answer.versionId}::bigint as version_id,
         ${answer.position}::smallint as position, ${answer.questionId}::bigint as question_id,
         ${answer.optionId}::bigint as option_id, ${answer.right}::boolean as is_right,
         ${answer.claimedSeconds}::real as claimed, ${answer.fastBelow}::real as fast_below, ${answer.key}::uuid as key,
         ${answer.now}::timestamptz as at`;

/** For one answer. It waits until no other statement works on its attempt. */
export const acceptingOne = (answer: AnswerValues) =>
  accepting({ given: one(answer), lock: sql`update of attempts` });

/** For answers of many students. It does not wait: an attempt that another statement works on is left out. */
export const acceptingMany = (answers: AnswerColumns) =>
  accepting<AcceptedRow & { readonly studentId: number }>({
    given: sql`
      select student_id, version_id, position, question_id, option_id, is_right, claimed, fast_below, key, at
        from unnest(${answers.studentId}::bigint[], ${answers.versionId}::bigint[], ${answers.position}::smallint[],
                    ${answers.questionId}::bigint[], ${answers.optionId}::bigint[], ${answers.right}::boolean[],
                    ${answers.claimedSeconds}::real[], ${answers.fastBelow}::real[], ${answers.key}::uuid[],
                    ${answers.now}::timestamptz[])
          as t (student_id, version_id, position, question_id, option_id, is_right, claimed, fast_below, key, at)`,
    lock: sql`update of attempts skip locked`,
  });

interface LastAnswerRow extends AcceptedRow {
  readonly states: unknown;
  readonly progress: ProgressJson;
}

/**
 * For the last answer of a quiz. The student's row is locked before the attempt, as in everything that moves a student: in
 * another order two would wait for each other.
 */
const acceptingLast = (answer: AnswerValues) =>
  accepting<LastAnswerRow>({
    given: sql`${one(answer)} from progress`,
    lock: sql`update of attempts`,
    before: sql`
      progress as (
        select ${sql.join(PROGRESS_COLUMNS.map((column) => sql.ref(column)))} from student_progress
         where student_id = ${answer.studentId} for update),`,
    more: sql`, question_states as states, (select to_json(progress) from progress) as progress`,
  });

const sendOne = preparedStatement('accept-answer', (_db, answer: JudgedAnswer) => acceptingOne(answer));
const sendMany = preparedStatement('accept-answers', (_db, answers: AnswerColumns) => acceptingMany(answers));
const sendLast = preparedStatement('accept-last-answer', (_db, answer: JudgedAnswer) =>
  acceptingLast(answer),
);

/** Accepts the answer, or answers undefined when its question is not next or its key was used. */
export async function acceptAnswer(db: Db, answer: JudgedAnswer): Promise<AcceptedAnswer | undefined> {
  const [row] = await sendOne(db, answer);
  return row && toAccepted(row);
}

/**
 * Accepts answers of different students at once: one round trip, one commit. Those that are not among the result, by
 * student, may have been given before, come out of turn, or have met another statement at work on their attempt.
 */
export async function acceptAnswers(
  db: Db,
  answers: readonly JudgedAnswer[],
): Promise<ReadonlyMap<number, AcceptedAnswer>> {
  const rows = await sendMany(db, toColumns(answers));
  return new Map(rows.map((row) => [row.studentId, toAccepted(row)]));
}

const toColumns = (answers: readonly JudgedAnswer[]): AnswerColumns => ({
  studentId: answers.map(({ studentId }) => studentId),
  versionId: answers.map(({ versionId }) => versionId),
  position: answers.map(({ position }) => position),
  questionId: answers.map(({ questionId }) => questionId),
  optionId: answers.map(({ optionId }) => optionId),
  right: answers.map(({ right }) => right),
  claimedSeconds: answers.map(({ claimedSeconds }) => claimedSeconds),
  fastBelow: answers.map(({ fastBelow }) => fastBelow),
  key: answers.map(({ key }) => key),
  now: answers.map(({ now }) => now),
});

/** Accepts an answer inside a transaction: the last answer of a quiz and what follows from it hold together. */
export async function acceptLastAnswer(
  tx: Tx,
  answer: JudgedAnswer,
): Promise<AcceptedLastAnswer | undefined> {
  const [row] = await sendLast(tx, answer);
  return (
    row && {
      ...toAccepted(row),
      states: questionStatesOf(row.states, row.attemptId),
      progress: progressFromJson(row.progress),
    }
  );
}

/** The answer that was given under a key, with its attempt as it was right after it. */
export async function selectAnswerByKey(db: Db, studentId: number, key: string) {
  const row = await db
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
  return row && { ...row, ...toAccepted({ ...row, attemptId: row.attempt_id, marks: row.marks }) };
}
