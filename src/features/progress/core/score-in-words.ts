/** How a quiz went, in counts. */
export interface Score {
  /** Right answers that were not too fast to count. */
  readonly right: number;
  /** All questions. */
  readonly total: number;
  readonly fastAnswers: number;
}

/** Not one answer could be counted. */
export const noneCounted = ({ total, fastAnswers }: Score): boolean => total > 0 && fastAnswers === total;

/** "4 of 5", and what is said of it: "right", or, with answers that came too fast, "counted · 2 too fast". */
export function scoreParts(score: Score): { readonly figure: string; readonly words: string } {
  const { right, total, fastAnswers } = score;
  const figure = `${noneCounted(score) ? 0 : right} of ${total}`;
  if (fastAnswers === 0) return { figure, words: 'right' };
  return { figure, words: `counted · ${noneCounted(score) ? 'all' : fastAnswers} too fast` };
}

/** "4 of 5 right"; with fast answers "3 of 5 counted · 2 too fast" (product: "What figures on screens say"). */
export function scoreInWords(score: Score): string {
  const { figure, words } = scoreParts(score);
  return `${figure} ${words}`;
}
