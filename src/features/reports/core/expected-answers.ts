import { passTime } from '#features/progress/core/pass-time.ts';
import { expectedChance, type QuestionState } from '#features/progress/core/response-curve.ts';
import type { StudentState } from '#features/progress/core/student-state.ts';

/** Shares are kept as whole ten-thousandths, so that sums are the same in any order. */
export const SHARE_UNITS = 10_000;

/** What was to be expected of an answer, in ten-thousandths. */
export interface ExpectedAnswer {
  /** The chance that it is right. */
  readonly expected: number;
  /** Of the number right, which is 0 or 1. */
  readonly variance: number;
}

interface Asked {
  /** The student as they were when the quiz ended. */
  readonly before: StudentState;
  /** Since the quiz before, in days. */
  readonly gapDays: number;
  /** The questions as they were believed to be when the quiz began. */
  readonly questions: readonly QuestionState[];
}

/** The engine's own chances of right answers (Steady rules 2 and 4), for each question of a practice quiz. */
export function expectedAnswers({ before, gapDays, questions }: Asked): ExpectedAnswer[] {
  const rested = passTime(before, gapDays);
  return questions.map((question) => {
    const chance = expectedChance(rested, question);
    return {
      expected: Math.round(chance * SHARE_UNITS),
      variance: Math.round(chance * (1 - chance) * SHARE_UNITS),
    };
  });
}
