import type { LedgerCause } from '#features/progress/core/ledger-causes.ts';

export const POINT_SOURCES = [
  'quizzes',
  'challenges',
  'essays',
  'pretest',
  'weeklyGoals',
  'startedOver',
] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

const SOURCE_OF: Readonly<Record<LedgerCause | 'reset', PointSource>> = {
  'right-answers': 'quizzes',
  streaks: 'quizzes',
  pass: 'quizzes',
  perfect: 'quizzes',
  'honest-finish': 'quizzes',
  'key-corrected': 'quizzes',
  challenge: 'challenges',
  essay: 'essays',
  'essay-good': 'essays',
  pretest: 'pretest',
  'weekly-goal': 'weeklyGoals',
  reset: 'startedOver',
};
const isKnown = (cause: string): cause is keyof typeof SOURCE_OF => Object.hasOwn(SOURCE_OF, cause);

/**
 * Points by what a teacher would call them, with their sum. @param causes of the ledger with their points
 * @throws RangeError for a cause that the ledger does not have
 */
export function pointsOfSources(
  causes: readonly { readonly cause: string; readonly points: number }[],
): Readonly<Record<PointSource | 'total', number>> {
  const sums = { quizzes: 0, challenges: 0, essays: 0, pretest: 0, weeklyGoals: 0, startedOver: 0, total: 0 };
  for (const { cause, points } of causes) {
    if (!isKnown(cause)) throw new RangeError(`"${cause}" is no cause of points.`);
    sums[SOURCE_OF[cause]] += points;
    sums.total += points;
  }
  return sums;
}
