import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { LearnedQuestion } from '../core/learn-lessons.ts';
import type { QuestionState } from '../core/response-curve.ts';

/** What the answers have taught about questions; one that taught nothing yet is not in it. */
export async function selectQuestionStates(db: Db): Promise<Map<number, QuestionState>> {
  const rows = await db
    .selectFrom('question_states')
    .select(['question_id', 'difficulty', 'variance'])
    .execute();
  return new Map(rows.map((row) => [row.question_id, { b: row.difficulty, v: row.variance }]));
}

/** Everything that is kept of questions: of these, or of all. */
export async function selectLearnedQuestions(db: Db, ids?: readonly number[]): Promise<LearnedQuestion[]> {
  const rows = await db
    .selectFrom('question_states')
    .selectAll()
    .$if(ids !== undefined, (query) => query.where('question_id', '=', sql<number>`any(${ids})`))
    .orderBy('question_id')
    .execute();
  return rows.map((row) => ({
    questionId: row.question_id,
    b: row.difficulty,
    v: row.variance,
    answers: row.answers,
    right: row.right_answers,
    expected: row.expected_right,
    distance: row.distance,
    distanceSquares: row.distance_squares,
    residualSquares: row.residual_squares,
    products: row.products,
    chosen: row.chosen,
  }));
}

/** Questions know nothing any more: those from which nobody's answers are left. */
export async function deleteLearnedQuestions(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('question_states').where('question_id', '=', sql<number>`any(${ids})`).execute();
}

/** Writes what questions have learned, in one statement. */
export async function upsertLearnedQuestions(tx: Tx, questions: readonly LearnedQuestion[]): Promise<void> {
  if (questions.length === 0) return;
  await tx
    .insertInto('question_states')
    .values(
      questions.map((question) => ({
        question_id: question.questionId,
        difficulty: question.b,
        variance: question.v,
        answers: question.answers,
        right_answers: question.right,
        expected_right: question.expected,
        distance: question.distance,
        distance_squares: question.distanceSquares,
        residual_squares: question.residualSquares,
        products: question.products,
        chosen: [...question.chosen],
      })),
    )
    .onConflict((conflict) =>
      conflict.column('question_id').doUpdateSet((row) => ({
        difficulty: row.ref('excluded.difficulty'),
        variance: row.ref('excluded.variance'),
        answers: row.ref('excluded.answers'),
        right_answers: row.ref('excluded.right_answers'),
        expected_right: row.ref('excluded.expected_right'),
        distance: row.ref('excluded.distance'),
        distance_squares: row.ref('excluded.distance_squares'),
        residual_squares: row.ref('excluded.residual_squares'),
        products: row.ref('excluded.products'),
        chosen: row.ref('excluded.chosen'),
      })),
    )
    .execute();
}
