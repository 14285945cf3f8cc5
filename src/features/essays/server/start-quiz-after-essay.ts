import type { startQuiz as contract } from '#features/quiz/contract/endpoints.ts';
import { type QuizServices, startQuiz } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { toEssayPrompt } from './essay-views.ts';
import { readStudentWithEssay } from './student-with-essay.ts';

/** The open quiz, or the essay that the class writes first, or passages to choose from. */
export async function startQuizAfterEssay(
  services: QuizServices,
  call: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const student = await readStudentWithEssay(services.db, call.actor.userId, call.now);
  return startQuiz(services, call, {
    context: student?.context,
    essay: () => toEssayPrompt(services, student?.openEssay ?? null),
  });
}
