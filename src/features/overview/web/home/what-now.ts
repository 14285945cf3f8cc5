import type { StudentProfile } from '../../contract/endpoints.ts';

/** The one thing that is next for a student. */
export type WhatNow =
  | { readonly kind: 'pretest'; readonly begun: boolean }
  | { readonly kind: 'go-on'; readonly quiz: NonNullable<StudentProfile['openQuiz']> }
  | { readonly kind: 'choose' };

export function whatNow({
  pretestStatus,
  openQuiz,
}: Pick<StudentProfile, 'pretestStatus' | 'openQuiz'>): WhatNow {
  if (pretestStatus !== 'pretest_complete') {
    return { kind: 'pretest', begun: pretestStatus === 'pretest_in_progress' };
  }
  return openQuiz ? { kind: 'go-on', quiz: openQuiz } : { kind: 'choose' };
}

/** "3 of 5 quizzes"; beyond the goal only how many. */
export const weekCount = ({ quizzes, goal }: Pick<StudentProfile['week'], 'quizzes' | 'goal'>): string =>
  quizzes > goal ? `${quizzes} quizzes` : `${quizzes} of ${goal} quizzes`;

const WHY = {
  fast: 'You answered too fast to read it.',
  half: 'Fewer than half of your answers were right.',
} as const;

/** Why a quiz is not among those that count for the goal. */
export const notCountedSentence = ({ title, why }: StudentProfile['week']['notCounted'][number]): string =>
  `“${title}” does not count. ${WHY[why]}`;

/** What is missing or done; before the first quiz of a week, whose goal it is. */
export function weekSentence({ quizzes, goal }: Pick<StudentProfile['week'], 'quizzes' | 'goal'>): string {
  const missing = goal - quizzes;
  if (quizzes === 0) return `Everyone’s goal is ${goal} quizzes a week.`;
  if (missing <= 0) return 'You have reached your goal for this week.';
  return missing === 1 ? 'One more quiz to reach your goal.' : `${missing} more quizzes to reach your goal.`;
}

/** "3 weeks in a row"; null where there is no row yet. */
export const rowOfWeeks = ({ weeksInARow }: Pick<StudentProfile['week'], 'weeksInARow'>): string | null =>
  weeksInARow > 1 ? `${weeksInARow} weeks in a row` : null;
