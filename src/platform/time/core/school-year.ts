import { type CivilDate, dayOf, MS_PER_DAY } from './civil-day.ts';

/** The date of a day number. */
export function dateOf(dayNumber: number): CivilDate {
  const date = new Date(dayNumber * MS_PER_DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The day on which the school year begins that is named by its first calendar year: 15 August. */
export function schoolYearStart(year: number): number {
  return dayOf({ year, month: 8, day: 15 });
}

/** The school year that a day belongs to, named by its first calendar year: 2026 is 15 August 2026 .. 14 August 2027. */
export function schoolYearOf(dayNumber: number): number {
  const { year } = dateOf(dayNumber);
  return dayNumber >= schoolYearStart(year) ? year : year - 1;
}
