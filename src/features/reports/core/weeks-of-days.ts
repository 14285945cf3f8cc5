import { weekStart } from '#platform/time/core/civil-day.ts';

/** The longest month. */
const MONTH = 31;

/** Whether days are no more than a month: then each of their weeks is told, for each student, too. */
export const isMonthOrLess = (fromDay: number, toDay: number): boolean => toDay - fromDay < MONTH;

/** The Mondays of the weeks that these days lie in, as day numbers, the oldest first. */
export function mondaysOf(fromDay: number, toDay: number): number[] {
  const first = weekStart(fromDay);
  return Array.from(
    { length: Math.max(0, Math.floor((toDay - first) / 7) + 1) },
    (_, week) => first + 7 * week,
  );
}
