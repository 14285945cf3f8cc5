import type { SessionHolder } from '#platform/session/core/actor.ts';
import type { PaidFeature } from '../core/features.ts';

/** Whether a person may use what is part of a plan. */
export type MayUse = (
  who: Pick<SessionHolder, 'userId' | 'role' | 'impersonatorId'>,
  feature: PaidFeature,
  now: Date,
) => Promise<boolean>;

/** Where there are no plans. */
export const everybodyMayUse: MayUse = async () => true;
