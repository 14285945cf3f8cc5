import type { Role } from '#platform/session/core/actor.ts';
import { isGoingOn, type SubscriptionStatus } from './subscription.ts';

/** Who looks at the prices: a teacher who may buy, one who has a plan, one whose first payment is not finished, somebody who is not logged in, or another who buys none. */
export type Viewer = 'buyer' | 'subscriber' | 'unfinished' | 'visitor' | 'other';

/** @param status of the subscription of a teacher; null for none. */
export function viewerOf(role: Role | null, status: SubscriptionStatus | null): Viewer {
  if (role === null) return 'visitor';
  if (role !== 'teacher') return 'other';
  if (status === 'incomplete') return 'unfinished';
  return status !== null && isGoingOn(status) ? 'subscriber' : 'buyer';
}
