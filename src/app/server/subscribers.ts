import { layOutEssay } from '#features/essays/server/public.ts';
import { type OnQuizFinished, payWeeklyGoal } from '#features/quiz/server/public.ts';

/** What is done when a practice quiz is finished, in the order of the slices. */
export const onQuizFinished: readonly OnQuizFinished[] = [payWeeklyGoal, layOutEssay];
