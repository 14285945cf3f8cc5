/** Shows a share 0..1 in percent. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The share of a list that satisfies a condition, 0..1. */
export function shareOf<T>(all: readonly T[], holds: (one: T) => boolean): number {
  return all.filter(holds).length / Math.max(1, all.length);
}
