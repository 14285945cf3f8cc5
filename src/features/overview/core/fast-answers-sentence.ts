import { count, percent, wholeNumber } from '#platform/wording/core/figures.ts';
import { RECENT_DAYS, type RecentAnswers } from './recent-answers.ts';

/** "In the quizzes of the last 30 days 12 of 240 answers (5%) came too fast to count."; null without answers in these days. */
export function fastAnswersSentence({
  recentAnswers: answers,
  fastShare: share,
}: RecentAnswers): string | null {
  if (answers === 0 || share === null) return null;
  const days = `In the quizzes of the last ${RECENT_DAYS} days`;
  if (share === 0) return `${days} no answer came too fast to count.`;
  const shown = share < 0.01 ? 'less than 1%' : percent(share);
  const fast = wholeNumber(Math.round(share * answers));
  return `${days} ${fast} of ${count(answers, 'answer')} (${shown}) came too fast to count.`;
}
