import { nameOf } from '#features/accounts/core/student-name.ts';
import type { QuizReview } from '../contract/endpoints.ts';
import { selectAroundQuiz } from './around-quiz-queries.ts';
import type { QuizServices } from './quiz.ts';

type OfStudent = NonNullable<QuizReview['ofStudent']>;

/** Whose quiz a teacher looks at, and the ones before and after it that the teacher may read. */
export async function aroundQuiz(
  { db, library }: Pick<QuizServices, 'db' | 'library'>,
  quiz: Parameters<typeof selectAroundQuiz>[1],
): Promise<OfStudent | null> {
  const found = await selectAroundQuiz(db, quiz);
  if (!found) return null;
  const named = async (other: (typeof found)['previous']): Promise<OfStudent['previous']> => {
    const passage = other && (await library.version(other.passage_version_id));
    return other && passage
      ? { attemptId: other.id, versionId: passage.versionId, title: passage.title }
      : null;
  };
  const [previous, next] = await Promise.all([named(found.previous), named(found.next)]);
  return { studentName: nameOf(found), previous, next };
}
