import type { LibraryServices } from '#features/library/server/public.ts';
import type { QuestionStates } from '#features/progress/server/public.ts';
import type { AnswerQueue } from './answer-queue.ts';
import type { OnQuizFinished } from './quiz-finished.ts';

/** What the use cases of this slice need. */
export interface QuizServices extends LibraryServices {
  readonly questionStates: QuestionStates;
  readonly answers: AnswerQueue;
  /** What other parts do when a practice quiz is finished, in the order of the slices. */
  readonly onQuizFinished: readonly OnQuizFinished[];
}
