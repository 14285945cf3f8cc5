import { FAST_QUIZ_SHARE } from './fast-answers.ts';

/** How a quiz went, in counts. */
export interface Score {
  /** Right answers that were not too fast to count. */
  readonly right: number;
  /** All questions. */
  readonly total: number;
  readonly fastAnswers: number;
}

/** So many answers came too fast, and none of the others was right, that there is nothing to judge a reader by (decision 57). */
export const tooFastToCount = ({ right, total, fastAnswers }: Score): boolean =>
  right === 0 && total > 0 && fastAnswers / total > FAST_QUIZ_SHARE;

/** Not one answer could be counted. */
export const noneCounted = ({ total, fastAnswers }: Score): boolean => total > 0 && fastAnswers === total;

/** "4 of 5", and what is said of it: "right", and, with answers that came too fast, "right · 2 too fast to count". */
export function scoreParts(score: Score): { readonly figure: string; readonly words: string } {
  const { right, total } = score;
  const figure = `${noneCounted(score) ? 0 : right} of ${total}`;
  return { figure, words: ['right', ...tooFast(score)].join(' · ') };
}

/** "2 too fast to count"; nothing where all could be counted. */
const tooFast = (score: Score): readonly string[] =>
  score.fastAnswers === 0 ? [] : [`${noneCounted(score) ? 'all' : score.fastAnswers} too fast to count`];

/** "4 of 5 right"; with fast answers "3 of 5 right · 2 too fast to count" (decision 47). */
export function scoreInWords(score: Score): string {
  const { figure, words } = scoreParts(score);
  return `${figure} ${words}`;
}

/** The same for the reader: nothing is counted of what was too fast to count, for its right answers were right. */
export const scoreForReader = (score: Score): string =>
  tooFastToCount(score) ? 'Too fast to count. Read it once more.' : scoreInWords(score);

/** The same inside a sentence: "3 of 5 right, 2 too fast to count". */
export const scoreInSentence = (score: Score): string =>
  [`${scoreParts(score).figure} right`, ...tooFast(score)].join(', ');
