import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import type { quizResults, quizReview } from '#platform/screens/core/addresses.ts';
import { studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { quizReviewData } from '../../contract/endpoints.ts';

/** No quiz has this id. */
const NONE = Number.MAX_SAFE_INTEGER;

/** The finished quiz that the address names. An address that names none is answered like one that names a missing one. */
export function useFinishedQuiz(screen: typeof quizResults | typeof quizReview | typeof studentReviewPage) {
  const { attemptId = NONE, versionId = NONE } = useScreen(screen).search;
  return useEndpointQuery(quizReviewData, { params: { versionId }, query: { attemptId } });
}
