import { expect, it } from 'vitest';
import { dayOfIso, isoDay } from '#platform/time/core/civil-day.ts';
import { isMonthOrLess, mondaysOf } from './weeks-of-days.ts';

const day = (date: string) => dayOfIso(date) ?? 0;

it.each([
  // October 2026 begins on a Thursday and ends on a Saturday.
  ['2026-10-01', '2026-10-31', ['2026-09-28', '2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26']],
  ['2026-11-30', '2026-11-30', ['2026-11-30']],
  ['2026-11-29', '2026-11-30', ['2026-11-23', '2026-11-30']],
  // Days in the wrong order have no week.
  ['2026-11-30', '2026-11-20', []],
])('names the weeks from %s to %s', (from, to, mondays) =>
  expect(mondaysOf(day(from), day(to)).map(isoDay)).toEqual(mondays),
);

it('takes the longest month for a month, and a day more for more', () => {
  expect(isMonthOrLess(day('2026-10-01'), day('2026-10-31'))).toBe(true);
  expect(isMonthOrLess(day('2026-10-01'), day('2026-11-01'))).toBe(false);
});
