import { tooManyFast } from './fast-answers.ts';
import { halfRight, type PaidAnswer } from './points.ts';

export const WEEKLY_GOAL_POINTS = 25;

/** Quizzes with at least half right that make a week's goal where no weekly activity sets one. */
export const WEEKLY_QUIZZES = 5;

/** Why a quiz does not count for the weekly goal: answers that came too fast, or fewer than half right. */
export type WhyNotCounted = 'fast' | 'half';

/** Why a finished quiz does not count for the weekly goal (points rule); null when it does. */
export function whyNotCounted(answers: readonly PaidAnswer[]): WhyNotCounted | null {
  if (halfRight(answers)) return null;
  const hadFastCounted = halfRight(answers.map(({ right }) => ({ right, counted: true })));
  return hadFastCounted || tooManyFast(answers) ? 'fast' : 'half';
}

/** A week without a weekly activity of its own, by its finished quizzes: how many count, and whether that is the goal. */
export function weekOf(quizzes: readonly (readonly PaidAnswer[])[]): { counted: number; reached: boolean } {
  const counted = quizzes.filter((answers) => whyNotCounted(answers) === null).length;
  return { counted, reached: counted >= WEEKLY_QUIZZES };
}
