import { USUAL_GOAL } from '#features/progress/core/weekly-goal.ts';

/** Whether a goal that a teacher sets is other than the usual one, which is everybody's; any other is part of a plan. */
export const isCustomGoal = (goal: { readonly quizzes: number; readonly rule: string }): boolean =>
  goal.quizzes !== USUAL_GOAL.quizzes || goal.rule === 'pass';
