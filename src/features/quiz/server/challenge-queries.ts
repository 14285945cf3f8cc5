import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import type { AttemptRef } from './attempt-ref.ts';

/** The challenge questions that were answered or left in an attempt. */
export const challengeAnswersOf = (db: Db, { studentId, attemptId }: AttemptRef) =>
  db
    .selectFrom('challenge_answers')
    .select(['position', 'sentence', 'is_right', 'unpaid'])
    .where('student_id', '=', studentId)
    .where('attempt_id', '=', attemptId);

export async function selectChallengeAnswers(db: Db, attempt: AttemptRef) {
  return challengeAnswersOf(db, attempt).execute();
}
export type ChallengeAnswerRow = Awaited<ReturnType<typeof selectChallengeAnswers>>[number];

/** The answers of a student's practice attempts, each with its attempt. */
const answersWithAttempt = (tx: Tx, studentId: number) =>
  tx
    .selectFrom('attempts as a')
    .innerJoin('answers as n', (join) =>
      join.onRef('n.student_id', '=', 'a.student_id').onRef('n.attempt_id', '=', 'a.id'),
    )
    .select(['a.id', 'a.epoch', 'a.marks', 'a.passage_version_id', 'a.class_id', 'a.settings'])
    .select(['a.results_opened_at', 'n.position', 'n.question_id', 'n.option_id', 'n.is_fast'])
    .where('a.student_id', '=', studentId)
    .where('a.kind', '=', sql.lit('practice'));

/** The newest practice attempt in which the student answered this question; kept from changing meanwhile. */
export async function lockAttemptWithQuestion(tx: Tx, studentId: number, questionId: number) {
  return answersWithAttempt(tx, studentId)
    .where('n.question_id', '=', questionId)
    .orderBy('a.id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}
export type AnswerWithAttempt = NonNullable<Awaited<ReturnType<typeof lockAttemptWithQuestion>>>;

/** What was answered under this key, with the question that it belongs to. */
export async function selectChallengeAnswerByKey(tx: Tx, studentId: number, key: string) {
  return answersWithAttempt(tx, studentId)
    .innerJoin('challenge_answers as c', (join) =>
      join
        .onRef('c.student_id', '=', 'n.student_id')
        .onRef('c.attempt_id', '=', 'n.attempt_id')
        .onRef('c.position', '=', 'n.position'),
    )
    .select(['c.sentence', 'c.is_right', 'c.unpaid'])
    .where('c.idempotency_key', '=', key)
    .executeTakeFirst();
}

/** How many challenge questions of a student a day has paid. */
export async function countPaidChallenges(tx: Tx, studentId: number, day: number): Promise<number> {
  const { n } = await tx
    .selectFrom('points_ledger')
    .select(sql<number>`count(*)`.as('n'))
    .where('student_id', '=', studentId)
    .where('cause', '=', sql.lit('challenge'))
    .where('earned_day', '=', day)
    .executeTakeFirstOrThrow();
  return n;
}

/** Writes the answer; the student's row is locked by the caller, and there is none yet. */
export async function insertChallengeAnswer(
  tx: Tx,
  answer: {
    studentId: number;
    attemptId: number;
    position: number;
    /** Null for a question that is left. */
    sentence: number | null;
    right: boolean;
    /** Found, after the most that a day pays. */
    unpaid: boolean;
    key: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('challenge_answers')
    .values({
      student_id: answer.studentId,
      attempt_id: answer.attemptId,
      position: answer.position,
      sentence: answer.sentence,
      is_right: answer.right,
      unpaid: answer.unpaid,
      answered_at: answer.now,
      idempotency_key: answer.key,
    })
    .execute();
}

/** The student looks at the results: what comes beside the questions is over. */
export const markResultsOpened = preparedStatement(
  'mark-results-opened',
  (db, opened: { readonly studentId: number; readonly attemptId: number; readonly now: Date }) =>
    db
      .updateTable('attempts')
      .set({ results_opened_at: opened.now })
      .where('student_id', '=', opened.studentId)
      .where('id', '=', opened.attemptId)
      .where('results_opened_at', 'is', null),
);
