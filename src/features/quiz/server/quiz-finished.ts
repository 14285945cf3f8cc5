import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import type { Library } from '#features/library/server/public.ts';
import type { QuestionState } from '#features/progress/core/response-curve.ts';
import type { StudentState } from '#features/progress/core/student-state.ts';
import type { LedgerRow, ProgressRow } from '#features/progress/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import type { Mark } from '../core/marks.ts';
import type { QuizSettings } from '../core/quiz-settings.ts';
import type { FinishedQuiz } from './attempts-queries.ts';

/** A practice quiz whose last answer has just been accepted. */
export interface QuizFinished {
  readonly attemptId: number;
  readonly passage: PublishedPassage;
  readonly settings: QuizSettings;
  readonly marks: readonly Mark[];
  /** Difficulty and variance of each question as they were when the quiz began. */
  readonly states: readonly QuestionState[];
  /** Since the quiz before, in days. */
  readonly gapDays: number;
  readonly passed: boolean;
  /** What the quiz itself is paid. */
  readonly points: number;
  /** The student's row, locked, as it was before this quiz. */
  readonly progress: ProgressRow;
  /** The student's civil day. */
  readonly today: number;
  /** The quizzes of the last 60 days, this one left out. */
  readonly finished: readonly FinishedQuiz[];
}

/**
 * What another part does when a quiz is finished, in the transaction of its last answer: a failure takes the answer back.
 * The subscribers run one after the other, before the end of the quiz is written.
 * @returns the points that it adds to those of the quiz; they are written in the same statement.
 */
export type OnQuizFinished = (tx: Tx, event: QuizFinished) => Promise<readonly LedgerRow[]>;

/** What another part does when work of a student was judged again, after it was written and in its transaction. */
export type OnWorkRejudged = (
  tx: Tx,
  event: { readonly studentId: number; readonly library: Library },
) => Promise<void>;

/** A pretest whose last passage has just been answered; the level it found is written. */
export interface PretestFinished {
  readonly attemptId: number;
  readonly settings: QuizSettings;
  /** The student's row, locked, as it was before the last passage. */
  readonly progress: ProgressRow;
  readonly state: StudentState;
  /** The student's civil day. */
  readonly today: number;
  readonly now: Date;
}

/** What another part does when a pretest is complete, in the transaction of its last answer, after all that it wrote. */
export type OnPretestFinished = (tx: Tx, event: PretestFinished) => Promise<void>;
