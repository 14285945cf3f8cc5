import { count } from '#platform/wording/core/figures.ts';

/** "2 more quizzes were too fast to count": what every count of quizzes leaves out, said beside it; null where there is nothing to say. */
export function quizzesTooFastInWords(tooFast: number): string | null {
  if (tooFast === 0) return null;
  return `${count(tooFast, 'more quiz was', 'more quizzes were')} too fast to count`;
}
