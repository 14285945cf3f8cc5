import type { studentQuizData as contract } from '#features/quiz/contract/endpoints.ts';
import { openQuiz, type QuizServices } from '#features/quiz/server/public.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { toEssayPrompt } from './essay-views.ts';
import { readStudentWithEssay } from './student-with-essay.ts';

/** The quiz state of the spec, with the quiz that is open and the essay that can be written. */
export async function openQuizAndEssay(
  services: QuizServices,
  { params, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { studentId } = params;
  const student = await readStudentWithEssay(services.db, studentId, now);
  if (!student) return notFound();
  return {
    ...(await openQuiz(services, studentId, student.context, now)),
    essay: await toEssayPrompt(services, student.openEssay),
  };
}
