import { type LearnedQuestion, learnLessons } from '#features/progress/core/learn-lessons.ts';
import { deleteLearnedQuestions, upsertLearnedQuestions } from '#features/progress/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { selectLessonsOf } from './calibration-queries.ts';

/** Questions learn again from all the answers that are there, as if from the beginning. The transaction holds the lock of the calibration. */
export async function learnAgain(tx: Tx, questionIds: readonly number[]): Promise<void> {
  const known = new Map<number, LearnedQuestion>();
  for (const batch of await selectLessonsOf(tx, questionIds))
    for (const question of learnLessons(known, batch)) known.set(question.questionId, question);
  await upsertLearnedQuestions(tx, [...known.values()]);
  await deleteLearnedQuestions(
    tx,
    questionIds.filter((id) => !known.has(id)),
  );
}
