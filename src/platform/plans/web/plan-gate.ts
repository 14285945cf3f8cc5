import { useSyncExternalStore } from 'react';
import { isPaidFeature, type PaidFeature } from '../core/features.ts';

/** What the page knows of the plan of the person who looks at it. */
interface PlanGate {
  /** What is part of a plan is not open to them. False while that is not known, and where nothing is sold: the server has the last word. */
  readonly isClosed: boolean;
  /** A payment for a plan of theirs is missing. */
  readonly isUnpaid: boolean;
  /** Their plan ends soon, on a day in words, or has ended lately; null for neither. */
  readonly ending: { readonly kind: 'soon'; readonly day: string } | { readonly kind: 'over' } | null;
  /** They were led to something of a plan and see the prices: of this feature, or of any. Null while they do not. */
  readonly asked: PaidFeature | 'any' | null;
}

let gate: PlanGate = { isClosed: false, isUnpaid: false, ending: null, asked: null };
const listeners = new Set<() => void>();
const change = (part: Partial<PlanGate>): void => {
  gate = { ...gate, ...part };
  for (const tell of listeners) tell();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The page has learned whether what is part of a plan is closed, whether a payment is missing, and whether the plan ends. */
export const knowPlan = ({
  isClosed,
  isUnpaid,
  ending = null,
}: Pick<PlanGate, 'isClosed' | 'isUnpaid'> & Partial<Pick<PlanGate, 'ending'>>): void =>
  change({ isClosed, isUnpaid, ending });

/** Shows the prices over the page. */
export const askForPlan = (feature: PaidFeature | 'any'): void => change({ asked: feature });

/** Shows the prices where a call was refused for want of a plan: what the page knew of it was out of date, or the control had no mark. */
export function planWasRefused({
  code,
  feature,
}: {
  readonly code: string;
  readonly feature?: unknown;
}): void {
  if (code === 'not-in-plan') askForPlan(isPaidFeature(feature) ? feature : 'any');
}

export const leavePlans = (): void => change({ asked: null });

export const usePlanGate = (): PlanGate => useSyncExternalStore(subscribe, () => gate);
