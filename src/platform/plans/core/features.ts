/*
 * What a plan may open, and what no plan ever closes (product: "Schools, plans, quotes"). The names are below the slices, because a contract of
 * any slice may name one; which plan opens what is said by `billing`.
 */

/** Open to everybody, whatever is paid. */
export const FREE_FEATURES = ['quizzes', 'classes', 'students', 'basic-reports', 'accessibility'] as const;

/** Part of a plan, where this Openleaf has plans. */
export const PAID_FEATURES = [
  'custom-weekly-goal',
  'assigned-passage',
  'competition',
  'assessment',
  'level-range',
  'bulk-pdf',
  'no-ads',
] as const;

export type PaidFeature = (typeof PAID_FEATURES)[number];

/**
 * What opens nothing yet. There are no ads here, so that nobody sees any, with a plan or without one: no list of what a plan opens names it.
 */
const WITHOUT_EFFECT: ReadonlySet<PaidFeature> = new Set(['no-ads']);

/** What a plan opens, as it may be told. */
export const OPENED_FEATURES: readonly PaidFeature[] = PAID_FEATURES.filter(
  (feature) => !WITHOUT_EFFECT.has(feature),
);

export const isPaidFeature = (word: unknown): word is PaidFeature =>
  PAID_FEATURES.some((feature) => feature === word);

export type Feature = (typeof FREE_FEATURES)[number] | PaidFeature;
