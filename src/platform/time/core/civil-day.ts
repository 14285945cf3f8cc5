/**
 * The civil calendar without clock or zone: a day is the number of days since 1970-01-01 (proleptic Gregorian).
 */

/** A date as a calendar shows it; month 1..12, day 1..31. */
export type CivilDate = { readonly year: number; readonly month: number; readonly day: number };

export const MS_PER_DAY = 86_400_000;

/** Monday of the week in which 1970-01-01, a Thursday, lies. */
const FIRST_MONDAY = -3;

/** The day number of a date; months and days past their ends roll over. */
export function dayOf({ year, month, day }: CivilDate): number {
  // Date.UTC would take the years 0..99 for 1900..1999.
  return new Date(0).setUTCFullYear(year, month - 1, day) / MS_PER_DAY;
}

/** A day number as YYYY-MM-DD (years 0..9999). */
export function isoDay(dayNumber: number): string {
  return new Date(dayNumber * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The day number of YYYY-MM-DD, or undefined where no date is given. */
export function dayOfIso(date: string | undefined): number | undefined {
  if (date === undefined) return undefined;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return dayOf({ year, month, day });
}

/** An instant before the day begins in any zone: where to start to look for what happened on it. */
export const beforeDay = (dayNumber: number): Date => new Date((dayNumber - 1) * MS_PER_DAY);

/** The Monday on or before a day, as a day number. */
export function weekStart(dayNumber: number): number {
  return dayNumber - ((((dayNumber - FIRST_MONDAY) % 7) + 7) % 7);
}
