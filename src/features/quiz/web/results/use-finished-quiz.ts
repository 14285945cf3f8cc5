import { useSearch } from '@tanstack/react-router';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { finishedQuizIn } from '#platform/screens/web/student-paths.ts';
import { quizReviewData } from '../../contract/endpoints.ts';

/** The finished quiz that the address names. An address that names none is answered like one that names a missing one. */
export function useFinishedQuiz() {
  const { student_quiz_response_id, quizId } = finishedQuizIn(useSearch({ strict: false })) ?? {
    student_quiz_response_id: Number.MAX_SAFE_INTEGER,
    quizId: Number.MAX_SAFE_INTEGER,
  };
  return useEndpointQuery(quizReviewData, { params: { quizId }, query: { student_quiz_response_id } });
}
