import type { Role } from '#platform/session/core/actor.ts';
import { isGoingOn, type SubscriptionStatus } from './subscription.ts';

/** Who looks at the prices: a teacher who may buy, one who has a plan, somebody who is not logged in, or another who buys none. */
export type Viewer = 'buyer' | 'subscriber' | 'visitor' | 'other';

/** @param status of the subscription of a teacher; null for none. */
export function viewerOf(role: Role | null, status: SubscriptionStatus | null): Viewer {
  if (role === null) return 'visitor';
  if (role !== 'teacher') return 'other';
  return status !== null && isGoingOn(status) ? 'subscriber' : 'buyer';
}
