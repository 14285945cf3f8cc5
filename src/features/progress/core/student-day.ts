import { dayNumber } from '#platform/time/core/time-zone.ts';

/**
 * The civil day of a student at an instant, in days since 1970-01-01: the day in the zone whose rules hold, and never
 * before the last day on which anything was finished or earned. A class that sets another zone starts no day anew.
 */
export const studentDay = (
  progress: { readonly last_day: number } | null | undefined,
  now: Date,
  zone: string,
): number => Math.max(progress?.last_day ?? 0, dayNumber(now.getTime(), zone));
