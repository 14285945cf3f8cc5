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

/** "3 of 5 quizzes this week", with what is missing or done. */
export function weekSentence({ quizzes, goal }: StudentProfile['week']): string {
  const missing = goal - quizzes;
  if (missing <= 0) return 'You have reached your goal for this week.';
  return missing === 1 ? 'One more quiz to your goal.' : `${missing} more quizzes to your goal.`;
}

/** "3 weeks in a row"; null where there is no row yet. */
export const rowOfWeeks = ({ weeksInARow }: StudentProfile['week']): string | null =>
  weeksInARow > 1 ? `${weeksInARow} weeks in a row` : null;
