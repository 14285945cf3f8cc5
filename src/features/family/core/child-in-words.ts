import { type Score, tooFastToCount } from '#features/progress/core/score-in-words.ts';
import { wasRead } from '#features/progress/core/weekly-goal.ts';
import { count } from '#platform/wording/core/figures.ts';

interface Read {
  readonly name: string;
  /** Passages that were read, and minutes on their questions, in this school year. */
  readonly passagesRead: number;
  readonly minutes: number;
  readonly week: { readonly quizzes: number; readonly goal: number; readonly reached: boolean };
  /** The last quizzes, those that were too fast included. */
  readonly recent: readonly Score[];
}

/** "Ana has read 12 passages this school year, with about 96 minutes on the questions. This week: 2 of 5 quizzes." */
export function readInWords({ name, passagesRead, minutes, week, recent }: Read): string {
  const thisWeek = week.reached
    ? `This week’s goal of ${count(week.goal, 'quiz', 'quizzes')} is reached.`
    : `This week: ${week.quizzes} of ${count(week.goal, 'quiz', 'quizzes')}.`;
  if (passagesRead === 0) {
    const none = recent.some(wasTooFast)
      ? `${name} has no passage that counts yet this school year, because the answers came too fast.`
      : `${name} has not read a passage yet this school year.`;
    return `${none} ${thisWeek}`;
  }
  const time = Math.max(1, Math.round(minutes));
  return `${name} has read ${count(passagesRead, 'passage')} this school year, with about ${count(time, 'minute')} on the questions. ${thisWeek}`;
}

/** What "too fast to count" means, for a parent; null where nothing on the page was. */
export const fastInWords = (name: string, recent: readonly Score[]): string | null =>
  recent.some(({ fastAnswers }) => fastAnswers > 0)
    ? `“Too fast to count” means that ${name} answered before there was time to read the question. An answer like that does not show how well ${name} reads, so it does not count. Reading one passage together can help.`
    : null;

/** By the rule that counts passages (decision 71): it was not read, and answers were too fast. */
const wasTooFast = (score: Score): boolean =>
  tooFastToCount(score) || (score.fastAnswers > 0 && !wasRead(answersOf(score)));

/** The answers that a score was made of, in another order. */
const answersOf = ({ right, total, fastAnswers }: Score) => [
  ...Array.from({ length: right }, () => ({ right: true, counted: true })),
  ...Array.from({ length: fastAnswers }, () => ({ right: false, counted: false })),
  ...Array.from({ length: Math.max(0, total - right - fastAnswers) }, () => ({
    right: false,
    counted: true,
  })),
];
