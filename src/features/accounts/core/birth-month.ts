import type { CalendarMonth } from '#features/privacy/core/under-thirteen.ts';

const FIRST_YEAR = 1900;

/** What is kept of a birth date, `YYYY-MM-DD`. */
export const birthOf = (birthDate: string): CalendarMonth => ({
  year: Number(birthDate.slice(0, 4)),
  month: Number(birthDate.slice(5, 7)),
});

/** Whether somebody who lives can be born then. */
export const isPossibleBirth = (birthDate: string, now: Date): boolean =>
  birthOf(birthDate).year >= FIRST_YEAR && birthDate <= now.toISOString().slice(0, 10);
