import { halfRight, type PaidAnswer } from './points.ts';

/** Points beside the quiz: rows of their own, without factor, half-right condition or daily halving (points rule). */
export type ExtraPointsCause = 'essay' | 'essay-good' | 'challenge' | 'weekly-goal' | 'pretest';

export const ESSAY_POINTS = 5;
export const ESSAY_GOOD_POINTS = 5;
export const CHALLENGE_POINTS = 2;
export const WEEKLY_GOAL_POINTS = 25;
/** Paid once, for the first pretest. */
export const PRETEST_POINTS = 10;

/** Words an essay needs, essays paid per day, the teacher's score (0..4) from which it is good. */
const ESSAY_WORDS = 20;
const ESSAYS_PER_DAY = 2;
const ESSAY_GOOD_SCORE = 3;

/** Quizzes with at least half right that make a week's goal where no weekly activity sets one. */
export const WEEKLY_QUIZZES = 5;

/** Points of a submitted short essay: 20 or more own words, two a day. */
export function essayPoints(essay: { ownWords: number; paidToday: number }): number {
  return essay.ownWords >= ESSAY_WORDS && essay.paidToday < ESSAYS_PER_DAY ? ESSAY_POINTS : 0;
}

/** More points of a paid essay when the teacher scores it 3 or 4. */
export function essayScorePoints(essay: { paid: boolean; score: number }): number {
  return essay.paid && essay.score >= ESSAY_GOOD_SCORE ? ESSAY_GOOD_POINTS : 0;
}

/** Whether a week without a weekly activity of its own reaches the goal: five quizzes with at least half right. */
export function meetsDefaultWeeklyGoal(quizzes: readonly (readonly PaidAnswer[])[]): boolean {
  return quizzes.filter(halfRight).length >= WEEKLY_QUIZZES;
}
