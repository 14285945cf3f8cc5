import { finishAskedPretests, payWeeklyGoal } from '#features/activities/server/public.ts';
import { type EssayServices, layOutEssay } from '#features/essays/server/public.ts';
import { keepFigures, keepFiguresAgain } from '#features/reports/server/public.ts';

type Subscribers = Pick<
  EssayServices,
  'onQuizFinished' | 'onPretestFinished' | 'onWorkRejudged' | 'onEssayScored' | 'onPointsWritten'
>;

/** What parts do when another has done something, in its transaction and in the order of the slices. */
export const subscribers: Subscribers = {
  onQuizFinished: [layOutEssay, payWeeklyGoal, keepFigures],
  onPretestFinished: [finishAskedPretests],
  onWorkRejudged: [keepFiguresAgain],
  onEssayScored: [],
  onPointsWritten: [],
};
