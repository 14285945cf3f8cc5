import { MAX_ACTIVITIES_NOT_OVER, MAX_LIVE_ACTIVITIES } from '../core/activity-limits.ts';

/** Why a class can have no further activity. */
export const noRoom = {
  'enough-activities': {
    status: 409,
    detail: `This class has ${MAX_LIVE_ACTIVITIES} activities that are not over. Cancel one first.`,
  },
  'enough-canceled': {
    status: 409,
    detail: `This class has ${MAX_ACTIVITIES_NOT_OVER} activities that are not over, canceled ones among them. Wait until some are over.`,
  },
} as const;
