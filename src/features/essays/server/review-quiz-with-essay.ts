import type { quizReviewData as contract } from '#features/quiz/contract/endpoints.ts';
import { type QuizServices, reviewQuiz } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { type FinishedQuizWithEssay, markScoreSeen } from './essay-queries.ts';
import { toEssayView } from './essay-views.ts';

/** A finished quiz with every answer, the result and the essay, for its student or a teacher who may read it. */
export async function reviewQuizWithEssay(
  services: QuizServices,
  call: Call<typeof contract, FinishedQuizWithEssay>,
): Promise<Reply<typeof contract>> {
  const { actor, object, now } = call;
  const { essay } = object;
  if (actor.userId === object.student_id && essay?.score != null && essay.score_seen_at === null)
    await markScoreSeen(services.db, { studentId: actor.userId, attemptId: object.id, now });
  return reviewQuiz(services, call, (passage) => toEssayView(essay, passage.essay?.prompt));
}
