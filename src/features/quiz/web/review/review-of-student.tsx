import { studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { QuizSkeleton } from '../quiz/quiz-skeleton.tsx';
import { useFinishedQuiz } from '../results/use-finished-quiz.ts';
import { Review } from './review.tsx';

/** The finished quiz that the address names, for the teacher of its student. */
export function ReviewOfStudent() {
  const query = useFinishedQuiz(studentReviewPage);
  return (
    <QueryState query={query} skeleton={<QuizSkeleton />}>
      {(review) => <Review review={review} ofStudent />}
    </QueryState>
  );
}
