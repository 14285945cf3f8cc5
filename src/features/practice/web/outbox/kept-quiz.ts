import { z } from 'zod';
import type { AnswerResponse } from '../../contract/endpoints.ts';
import { quizView } from '../../contract/views.ts';

/** An answer that the server has not acknowledged yet, exactly as it was sent, with the key it was sent under. */
const pendingAnswer = z.object({
  key: z.uuid(),
  body: z.object({
    studentId: z.number(),
    answerId: z.number(),
    questionId: z.number(),
    elapsedSeconds: z.number(),
    reading_comprehension_quiz_id: z.number(),
  }),
});
export type PendingAnswer = z.output<typeof pendingAnswer>;

/** What a device keeps of a student's reading: the running quiz, without any key, and the answers that wait. */
const keptQuiz = z.object({
  quiz: quizView.nullable(),
  /** How far the pretest is, when it is one of its passages. */
  pretest: z.object({ passagesDone: z.number().int(), passagesPlanned: z.number().int() }).nullable(),
  waiting: z.array(pendingAnswer),
});
export type KeptQuiz = z.output<typeof keptQuiz>;

export const NOTHING_KEPT: KeptQuiz = { quiz: null, pretest: null, waiting: [] };

/** What was read from a device; whatever is missing or broken counts as nothing. */
export const readKeptQuiz = (stored: unknown): KeptQuiz => keptQuiz.safeParse(stored).data ?? NOTHING_KEPT;

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
