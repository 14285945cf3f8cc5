import type { QueryClient } from '@tanstack/react-query';
import { forgetReplies } from '#platform/endpoint/web/forget-replies.ts';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { quizReviewData, studentQuizData } from '../../contract/endpoints.ts';

/**
 * Once an essay or a challenge question has arrived, forgets the replies from before: they still ask for it. The screen that handed it in
 * shows what became of it, and keeps what it has.
 */
export function forgetOlderReplies(queryClient: QueryClient, isAwaited: boolean): void {
  if (isAwaited) {
    queryClient.removeQueries({ queryKey: endpointKey(studentQuizData), type: 'inactive' });
    return;
  }
  forgetReplies(queryClient, 'practice');
  for (const endpoint of [studentQuizData, quizReviewData])
    void queryClient.resetQueries({ queryKey: endpointKey(endpoint) });
}
