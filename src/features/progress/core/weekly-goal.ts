import { tooManyFast } from './fast-answers.ts';
import { halfRight, type PaidAnswer, passed } from './points.ts';

export const WEEKLY_GOAL_POINTS = 25;

/** What makes a quiz count for a weekly goal: half of it is right, it was read to its end, or it was passed. */
export const WEEKLY_RULES = ['half', 'complete', 'pass'] as const;
export type WeeklyRule = (typeof WEEKLY_RULES)[number];

export interface WeeklyGoal {
  readonly quizzes: number;
  readonly rule: WeeklyRule;
}

/** The goal of a week for which no weekly activity sets one (points rule). */
export const USUAL_GOAL = { quizzes: 5, rule: 'half' } as const satisfies WeeklyGoal;

/** How many quizzes of a week count, by each rule. */
export type WeekCounts = Readonly<Record<WeeklyRule, number>>;

const COUNTS: Readonly<Record<WeeklyRule, (answers: readonly PaidAnswer[]) => boolean>> = {
  half: halfRight,
  // Who guesses through a passage has not read it; half right by answers that count shows that they did.
  complete: (answers) => halfRight(answers) || (answers.length > 0 && !tooManyFast(answers)),
  pass: passed,
};

/** Whether a passage was read: whatever counts passages that were read, or quizzes of a week, counts these and no others. */
export const wasRead: (answers: readonly PaidAnswer[]) => boolean = COUNTS.complete;

/** Why a quiz does not count: answers that came too fast, fewer than half right, or not passed. */
export type WhyNotCounted = 'fast' | 'half' | 'not-passed';

/** Why a finished quiz does not count for a goal with this rule; null when it does. */
export function whyNotCounted(answers: readonly PaidAnswer[], rule: WeeklyRule): WhyNotCounted | null {
  if (COUNTS[rule](answers)) return null;
  const hadFastCounted = COUNTS[rule](answers.map(({ right }) => ({ right, counted: true })));
  if (hadFastCounted || tooManyFast(answers)) return 'fast';
  return rule === 'pass' ? 'not-passed' : 'half';
}

/** A week by its finished quizzes: how many count by each rule. */
export function weekOf(quizzes: readonly (readonly PaidAnswer[])[]): WeekCounts {
  const counted = (rule: WeeklyRule) => quizzes.filter(COUNTS[rule]).length;
  return { half: counted('half'), complete: counted('complete'), pass: counted('pass') };
}

/** Whether a week has reached a goal. */
export const reaches = (week: WeekCounts, { quizzes, rule }: WeeklyGoal): boolean => week[rule] >= quizzes;
