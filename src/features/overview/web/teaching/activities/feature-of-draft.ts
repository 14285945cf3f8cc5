import { isCustomGoal } from '#features/activities/core/custom-goal.ts';
import { toTerms } from '#features/activities/web/public.tsx';
import type { PaidFeature } from '#platform/plans/core/features.ts';
import type { ActivityDraft, ActivityType } from './activity-draft.ts';

const FEATURES: Readonly<Record<Exclude<ActivityType, 'FIXED_WEEKLY'>, PaidFeature>> = {
  PASSAGE: 'assigned-passage',
  ASSESSMENT: 'assessment',
  LOCAL_COMPETITION: 'competition',
  GLOBAL_COMPETITION: 'competition',
};

/** What a draft would need of a plan, where plans are sold; null for the usual weekly goal, which is everybody's. */
export function featureOf({ type, goal }: Pick<ActivityDraft, 'type' | 'goal'>): PaidFeature | null {
  if (type !== 'FIXED_WEEKLY') return FEATURES[type];
  return isCustomGoal(toTerms(goal)) ? 'custom-weekly-goal' : null;
}
