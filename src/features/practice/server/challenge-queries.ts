import { sql } from 'kysely';
import { builtOnce } from '#platform/db/server/built-once.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { AttemptRef } from './attempt-ref.ts';

/** The challenge questions that were answered in an attempt. */
export const challengeAnswersOf = (db: Db, { studentId, attemptId }: AttemptRef) =>
  db
    .selectFrom('challenge_answers')
    .select(['position', 'sentence', 'is_right'])
    .where('student_id', '=', studentId)
    .where('attempt_id', '=', attemptId);

export async function selectChallengeAnswers(db: Db, attempt: AttemptRef) {
  return challengeAnswersOf(db, attempt).execute();
}
export type ChallengeAnswerRow = Awaited<ReturnType<typeof selectChallengeAnswers>>[number];

/** The newest practice attempt in which the student answered this question; kept from changing meanwhile. */
export async function lockAttemptWithQuestion(tx: Tx, studentId: number, questionId: number) {
  return tx
    .selectFrom('attempts as a')
    .innerJoin('answers as n', (join) =>
      join.onRef('n.student_id', '=', 'a.student_id').onRef('n.attempt_id', '=', 'a.id'),
    )
    .select(['a.id', 'a.epoch', 'a.marks', 'a.passage_version_id', 'a.class_id', 'a.settings'])
    .select(['a.results_opened_at', 'n.position'])
    .where('a.student_id', '=', studentId)
    .where('a.kind', '=', sql.lit('practice'))
    .where('n.question_id', '=', questionId)
    .orderBy('a.id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes the answer, unless there is one. @returns whether it was written. */
export async function insertChallengeAnswer(
  tx: Tx,
  answer: {
    studentId: number;
    attemptId: number;
    position: number;
    sentence: number;
    right: boolean;
    now: Date;
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('challenge_answers')
    .values({
      student_id: answer.studentId,
      attempt_id: answer.attemptId,
      position: answer.position,
      sentence: answer.sentence,
      is_right: answer.right,
      answered_at: answer.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('position')
    .executeTakeFirst();
  return row !== undefined;
}

/** The student looks at the results: what comes beside the questions is over. */
export const markResultsOpened = builtOnce(
  (db, opened: { readonly studentId: number; readonly attemptId: number; readonly now: Date }) =>
    db
      .updateTable('attempts')
      .set({ results_opened_at: opened.now })
      .where('student_id', '=', opened.studentId)
      .where('id', '=', opened.attemptId)
      .where('results_opened_at', 'is', null),
);
