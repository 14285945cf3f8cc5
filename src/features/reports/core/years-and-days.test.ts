import { expect, it } from 'vitest';
import { dayOfIso, isoDay } from '#platform/time/core/civil-day.ts';
import { yearsAndDays } from './years-and-days.ts';

const day = (date: string) => dayOfIso(date) ?? 0;

/** In words: the years, and the days that are added to them or taken off. */
function told(start: string, end: string): string {
  const way = yearsAndDays(day(start), day(end));
  if (way === null) return 'the days';
  const { firstYear, lastYear, from, to, sign } = way;
  const days = from > to ? '' : `${sign > 0 ? ' + ' : ' − '}${isoDay(from)}..${isoDay(to)}`;
  return `${firstYear}..${lastYear}${days}`;
}

it.each([
  ['a school year', '2026-08-15', '2026-11-29', '2026..2026'],
  ['most of a school year', '2026-09-01', '2026-11-29', '2026..2026 − 2026-08-15..2026-08-31'],
  ['a month', '2026-11-01', '2026-11-29', 'the days'],
  ['one day', '2026-11-29', '2026-11-29', 'the days'],
  [
    'this year and the end of the one before',
    '2026-06-01',
    '2026-11-29',
    '2026..2026 + 2026-06-01..2026-08-14',
  ],
  ['this year and most of the one before', '2025-12-01', '2026-11-29', '2025..2026 − 2025-08-15..2025-11-30'],
  // Taken off or not at all: there is no year after it to begin with.
  ['the second half of a year', '2026-03-01', '2026-08-14', 'the days'],
  ['all days', '2000-01-01', '2026-11-29', '1999..2026 − 1999-08-15..1999-12-31'],
])('goes the way with the fewest days: %s', (_, start, end, way) => expect(told(start, end)).toBe(way));

it('adds up to the days that are asked for, whatever they are', () => {
  for (let fromDay = day('2024-08-10'); fromDay < day('2026-08-20'); fromDay += 3)
    for (let length = 0; length < 800; length += 37) {
      const way = yearsAndDays(fromDay, fromDay + length);
      if (way === null) continue;
      const { firstYear, from, to, sign } = way;
      const begins = day(`${firstYear}-08-15`);
      // From where the years begin the days lead to the first day.
      expect(begins - sign * Math.max(0, to - from + 1)).toBe(fromDay);
      expect(to - from + 1).toBeLessThanOrEqual(length + 1);
    }
});
