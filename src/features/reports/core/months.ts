import { dayOf, dayOfIso, isoDay, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import type { Span } from '#platform/time/core/span.ts';
import { FIRST_DAY } from './presets.ts';

/** A calendar month as "YYYY-MM". */
export type Month = string;

/** The month that a day lies in. @param day YYYY-MM-DD */
export const monthOf = (day: string): Month => day.slice(0, 7);

/** The month that is so many later; earlier for a negative number. */
export function monthAfter(month: Month, months: number): Month {
  const [year = 2000, number = 1] = month.split('-').map(Number);
  return monthOf(isoDay(dayOf({ year, month: number + months, day: 1 })));
}

/** The first and the last day of a month, and today where it has not ended. @param today YYYY-MM-DD in the class's zone */
export function monthSpan(month: Month, today: string): Span {
  const start = `${month}-01`;
  const last = isoDay((dayOfIso(`${monthAfter(month, 1)}-01`) ?? 0) - 1);
  return { start, end: last < today ? last : today };
}

/** The month before and the one after, as far as they can be asked for. */
export function monthsBeside(month: Month, today: string): { before: Month | null; after: Month | null } {
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  return {
    before: before >= monthOf(FIRST_DAY) ? before : null,
    after: after <= monthOf(today) ? after : null,
  };
}

/** A month that can be shown: the one that is asked for, or the present one where that is to come, before all days, or no month. */
export function monthToShow(asked: string | undefined, today: string): Month {
  const present = monthOf(today);
  if (asked === undefined || !/^\d{4}-(0[1-9]|1[0-2])$/.test(asked)) return present;
  return asked > present || asked < monthOf(FIRST_DAY) ? present : asked;
}

/** "October 2026". */
export const monthInWords = (month: Month): string =>
  new Date((dayOfIso(`${month}-01`) ?? 0) * MS_PER_DAY).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
  });
