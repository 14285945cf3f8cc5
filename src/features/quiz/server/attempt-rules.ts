import type { Level } from '#features/progress/core/scale.ts';
import type { QuizSettings, Visibility } from '../core/quiz-settings.ts';

/** What the points of a quiz are paid against; looked at again when it ends. */
export interface Payment {
  readonly referenceLevel: Level;
  readonly nthOfDay: number;
  readonly paidBefore: boolean;
}

/** What is stored of the rules when an attempt begins. */
export interface AttemptRules {
  readonly settings: QuizSettings;
  readonly visible: Visibility;
  /** When the quiz began: what points are shown against meanwhile, and in an answer that is sent again. */
  readonly payment: Payment;
  /** When it ended: what the points were paid against. */
  readonly paid?: Payment;
}

/** The rules as they were stored with an attempt. */
export const rulesOf = (stored: unknown): AttemptRules => stored as AttemptRules;
