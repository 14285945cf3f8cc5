import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import type { quizResults, quizReview } from '#platform/screens/core/addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { quizReviewData } from '../../contract/endpoints.ts';

/** No quiz has this id. */
const NONE = Number.MAX_SAFE_INTEGER;

/** The finished quiz that the address names. An address that names none is answered like one that names a missing one. */
export function useFinishedQuiz(screen: typeof quizResults | typeof quizReview) {
  const { student_quiz_response_id = NONE, quizId = NONE } = useScreen(screen).search;
  return useEndpointQuery(quizReviewData, { params: { quizId }, query: { student_quiz_response_id } });
}
