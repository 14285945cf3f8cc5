import type { Sent } from '#platform/endpoint/contract/endpoint.ts';
import type { AnswerResponse, answerQuestion } from '../../contract/endpoints.ts';
import type { QuizView } from '../../contract/views.ts';
import { isKeptQuiz } from './kept-quiz-shape.ts';

/** An answer that the server has not acknowledged yet, exactly as it was sent, with the key it was sent under. */
export interface PendingAnswer {
  /** A UUID. */
  readonly key: string;
  readonly body: Sent<typeof answerQuestion, 'body'>;
}

/** What a device keeps of a student's reading: the running quiz, without any key, and the answers that wait. */
export interface KeptQuiz {
  readonly quiz: QuizView | null;
  /** How far the pretest is, when it is one of its passages. */
  readonly pretest: { readonly passagesDone: number; readonly passagesPlanned: number } | null;
  readonly waiting: readonly PendingAnswer[];
}

export const NOTHING_KEPT: KeptQuiz = { quiz: null, pretest: null, waiting: [] };

/** What was read from a device; whatever is missing or broken counts as nothing. */
export const readKeptQuiz = (stored: unknown): KeptQuiz => (isKeptQuiz(stored) ? stored : NOTHING_KEPT);

/** The quiz after its next answer was acknowledged. */
export function withAnswer(
  quiz: KeptQuiz['quiz'],
  { response }: { response: AnswerResponse },
): KeptQuiz['quiz'] {
  if (quiz?.student_quiz_response_id !== response.student_quiz_response_id) return quiz;
  if (response.done) return null;
  const [next = null, ...later] = quiz.later;
  return { ...quiz, answeredCount: quiz.answeredCount + 1, next, later, pointsSoFar: response.pointsSoFar };
}
