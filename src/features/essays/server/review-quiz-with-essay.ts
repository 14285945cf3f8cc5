import type { quizReviewData as contract } from '#features/quiz/contract/endpoints.ts';
import { type QuizServices, reviewQuiz } from '#features/quiz/server/public.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { selectFinishedQuizWithEssay } from './essay-queries.ts';
import { toEssayView } from './essay-views.ts';

/** A finished quiz with every answer, the result and the essay, for its student or a teacher who may read it. */
export async function reviewQuizWithEssay(
  services: QuizServices,
  call: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const attemptId = call.query.student_quiz_response_id;
  const [attempt] = await selectFinishedQuizWithEssay(services.db, { attemptId });
  if (!attempt) return notFound();
  return reviewQuiz(services, call, {
    attempt,
    essay: (passage) => toEssayView(attempt.essay, passage.essay?.prompt),
  });
}
