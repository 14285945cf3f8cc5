import { wholeNumber } from '#platform/wording/core/figures.ts';

/** What a change of a level in some days is told from: the answers in their quizzes. */
export interface ProgressFacts {
  /** All of them, those that count, the right ones among these, and as many right ones as were expected. */
  readonly answers: number;
  readonly counted: number;
  readonly right: number;
  /** Null where the reader is not told what was expected. */
  readonly expected: number | null;
}

/** Why a level is where it is at the end of some days: "41 of 56 right, about 36 expected". */
export function progressReason({ answers, counted, right, expected }: ProgressFacts): string {
  if (answers === 0) return 'No quizzes in these days';
  if (counted === 0) return 'Every answer was too fast to count';
  const score = `${wholeNumber(right)} of ${wholeNumber(counted)} right`;
  return expected === null ? score : `${score}, about ${wholeNumber(Math.round(expected))} expected`;
}
