import type { LibraryServices } from '#features/library/server/public.ts';
import type { QuestionStates } from '#features/progress/server/public.ts';
import type { AnswerQueue } from './answer-queue.ts';

/** What the use cases of this slice need. */
export interface PracticeServices extends LibraryServices {
  readonly questionStates: QuestionStates;
  readonly answers: AnswerQueue;
}
