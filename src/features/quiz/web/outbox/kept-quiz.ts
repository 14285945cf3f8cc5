import type { Sent } from '#platform/endpoint/contract/endpoint.ts';
import type { AnswerResponse, answerChallenge, answerQuestion } from '../../contract/endpoints.ts';
import type { answerShortEssay } from '../../contract/short-essay.ts';
import type { QuizView } from '../../contract/views.ts';
import { isKeptQuiz } from './kept-quiz-shape.ts';

/** An answer that the server has not acknowledged yet, exactly as it was sent, with the key it was sent under. */
export interface PendingAnswer {
  /** A UUID. */
  readonly key: string;
  readonly body: Sent<typeof answerQuestion, 'body'>;
}

/** What is answered beside the questions of a quiz, and by which call. */
export interface ExtraCalls {
  readonly challenge: typeof answerChallenge;
  readonly essay: typeof answerShortEssay;
}

/** A challenge question that was answered, or an essay that was handed in: not acknowledged yet. */
export type PendingExtra<Kind extends keyof ExtraCalls = keyof ExtraCalls> = {
  [K in Kind]: { readonly kind: K; readonly key: string; readonly body: Sent<ExtraCalls[K], 'body'> };
}[Kind];

/** What a device keeps of a student's reading: the running quiz, without any key, and the answers that wait. */
export interface KeptQuiz {
  readonly quiz: QuizView | null;
  /** How far the pretest is, when it is one of its passages. */
  readonly pretest: { readonly passagesDone: number; readonly passagesPlanned: number } | null;
  readonly waiting: readonly PendingAnswer[];
  /** What waits beside the answers. */
  readonly extras: readonly PendingExtra[];
}

export const NOTHING_KEPT: KeptQuiz = { quiz: null, pretest: null, waiting: [], extras: [] };

/** What was read from a device; whatever is broken counts as nothing. A device from before keeps no extras. */
export function readKeptQuiz(stored: unknown): KeptQuiz {
  const whole = typeof stored === 'object' ? { extras: [], ...stored } : stored;
  return isKeptQuiz(whole) ? whole : NOTHING_KEPT;
}

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
