import type { QueryClient } from '@tanstack/react-query';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { quizHistory, startQuiz, viewProfileForStudent } from '../../contract/endpoints.ts';

/**
 * Forgets what a quiz or a pretest has changed, so that no screen shows how it was before; one that is showing asks again
 * (removed, its question would never be answered).
 */
export function forgetPractice(queryClient: QueryClient): void {
  for (const endpoint of [viewProfileForStudent, startQuiz, quizHistory]) {
    void queryClient.resetQueries({ queryKey: endpointKey(endpoint) });
  }
}
