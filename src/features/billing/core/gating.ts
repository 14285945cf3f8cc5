import { type Feature, FREE_FEATURES } from '#platform/plans/core/features.ts';
import type { Plan } from './plan.ts';

/** Who asks: an administrator who acts as somebody else is treated as subscribed (spec section 6). */
export const ASKERS = ['student', 'teacher', 'admin', 'impersonating admin'] as const;
export type Asker = (typeof ASKERS)[number];

export interface Asked {
  readonly feature: Feature;
  /** What is paid for; null without a subscription that is active. Of a student nobody pays for, and nothing is sold to one. */
  readonly plan: Plan | null;
  readonly asker: Asker;
  /** Whether this Openleaf has plans at all. */
  readonly billing: boolean;
}

/**
 * The one table of what is open to whom (product section 8). Without plans everything is open to everybody; with them, what is free stays so, and
 * every plan opens all of the rest: plans differ by students alone. What a student does is never closed: a teacher pays for setting it.
 */
export function mayUse({ feature, plan, asker, billing }: Asked): boolean {
  if (!billing || isFree(feature)) return true;
  if (asker === 'student') return feature !== 'no-ads' || plan !== null;
  return asker !== 'teacher' || plan !== null;
}

const isFree = (feature: Feature): boolean => (FREE_FEATURES as readonly Feature[]).includes(feature);
