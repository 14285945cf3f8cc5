import { selectProgress } from '#features/progress/server/public.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { studentQuizData as contract } from '../contract/endpoints.ts';
import { selectOpenAttempt } from './attempts-queries.ts';
import { readOpenEssay } from './essays.ts';
import type { PracticeServices } from './practice.ts';
import { statusOf } from './pretest-state.ts';
import { readQuiz } from './read-quiz.ts';

/** The quiz state of the spec, with the quiz that is open: the pretest's while it runs, else the practice one. */
export async function studentQuizData(
  services: PracticeServices,
  { actor, params }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { studentId } = params;
  if (studentId !== actor.userId) return notFound();
  const pretestStatus = statusOf(await selectProgress(services.db, studentId));
  const isPretestQuiz = pretestStatus === 'pretest_in_progress';
  const attempt = await selectOpenAttempt(services.db, studentId, isPretestQuiz ? 'pretest' : 'practice');
  const pretestComplete = pretestStatus === 'pretest_complete';
  return {
    isPretestQuiz,
    pretestComplete,
    isReadyForRealQuiz: pretestComplete,
    quiz: attempt ? await readQuiz(services, attempt) : null,
    essay: await readOpenEssay(services, studentId),
  };
}
