import type { LibraryServices } from '#features/library/server/public.ts';
import type { OnPointsWritten, QuestionStates } from '#features/progress/server/public.ts';
import type { AnswerQueue } from './answer-queue.ts';
import type { AskedPretests } from './asked-pretests.ts';
import type { KeptPassages } from './kept-passages.ts';
import type { OnPretestFinished, OnQuizFinished, OnWorkRejudged } from './quiz-finished.ts';

/** What the use cases of this slice need. */
export interface QuizServices extends LibraryServices {
  readonly questionStates: QuestionStates;
  readonly answers: AnswerQueue;
  /** The passages that somebody else keeps for a student: they are not offered to choose from. */
  readonly keptPassages: KeptPassages;
  /** The pretests that somebody else asks for: a finished one can be taken again. */
  readonly askedPretests: AskedPretests;
  /** What other parts do when a practice quiz is finished, in the order of the slices. */
  readonly onQuizFinished: readonly OnQuizFinished[];
  /** What they do when a pretest is complete. */
  readonly onPretestFinished: readonly OnPretestFinished[];
  /** What they do when finished work was judged again. */
  readonly onWorkRejudged: readonly OnWorkRejudged[];
  /** What they do when points were written. */
  readonly onPointsWritten: readonly OnPointsWritten[];
}
