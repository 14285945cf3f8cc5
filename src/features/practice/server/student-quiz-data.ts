import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { studentQuizData as contract } from '../contract/endpoints.ts';
import { selectOpenAttempt } from './attempts-queries.ts';
import { toEssayPrompt } from './essays.ts';
import type { PracticeServices } from './practice.ts';
import { statusOf } from './pretest-state.ts';
import { readQuiz } from './read-quiz.ts';
import { readStudentContext } from './student-context.ts';

/** The quiz state of the spec, with the quiz that is open: the pretest's while it runs, else the practice one. */
export async function studentQuizData(
  services: PracticeServices,
  { actor, params, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { studentId } = params;
  if (studentId !== actor.userId) return notFound();
  const context = await readStudentContext(services.db, studentId, now);
  if (!context) return notFound();
  const pretestStatus = statusOf(context.progress);
  const isPretestQuiz = pretestStatus === 'pretest_in_progress';
  const attempt = isPretestQuiz
    ? await selectOpenAttempt(services.db, studentId, 'pretest')
    : context.openQuiz;
  const pretestComplete = pretestStatus === 'pretest_complete';
  return {
    isPretestQuiz,
    pretestComplete,
    isReadyForRealQuiz: pretestComplete,
    quiz: attempt ? await readQuiz(services, attempt) : null,
    essay: await toEssayPrompt(services, context.openEssay),
  };
}
