import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import type { studentQuizData } from '../contract/endpoints.ts';
import { selectOpenAttempt } from './attempts-queries.ts';
import { statusOf } from './pretest-state.ts';
import type { QuizServices } from './quiz.ts';
import { readQuiz } from './read-quiz.ts';
import type { StudentContext } from './student-context.ts';

/** The quiz that is open, the pretest's while it runs, else the practice one, with how far the student is. */
export async function openQuiz(
  services: QuizServices,
  studentId: number,
  context: StudentContext,
  now: Date,
): Promise<Omit<ResponseOf<typeof studentQuizData>, 'essay'>> {
  const pretestStatus = statusOf(studentId, context.progress);
  const isPretest = pretestStatus === 'pretest_in_progress';
  const attempt = isPretest ? await selectOpenAttempt(services.db, studentId, 'pretest') : context.openQuiz;
  const pretestComplete = pretestStatus === 'pretest_complete';
  return {
    isPretest,
    pretestComplete,
    mayPractice: pretestComplete,
    quiz: attempt ? await readQuiz(services, attempt, now) : null,
  };
}
