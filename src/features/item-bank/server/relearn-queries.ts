import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';

/** Notes every question that learned from a student, before the student's answers are gone. */
export async function insertQuestionsOf(tx: Tx, studentId: number): Promise<void> {
  await tx
    .insertInto('questions_to_relearn')
    .columns(['question_id'])
    .expression((of) =>
      of
        .selectFrom('attempts as a')
        .innerJoin('answers as n', (join) =>
          join.on('n.student_id', '=', studentId).onRef('n.attempt_id', '=', 'a.id'),
        )
        .select('n.question_id')
        .distinct()
        .where('a.student_id', '=', studentId)
        .where('a.batch_id', 'is not', null)
        .orderBy('n.question_id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Some of the questions that are to learn again. */
export async function selectQuestionsThatForget(db: Db, most?: number): Promise<number[]> {
  const rows = await db
    .selectFrom('questions_to_relearn')
    .select('question_id')
    .orderBy('question_id')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
  return rows.map((row) => row.question_id);
}

export async function deleteQuestionsThatForget(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('questions_to_relearn').where('question_id', '=', sql<number>`any(${ids})`).execute();
}
