import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, isoDay, weekStart } from './civil-day.ts';
import { dateOf, schoolYearOf, schoolYearStart } from './school-year.ts';

const day = fc.integer({ min: -100_000, max: 100_000 });
const on = (iso: string) => Date.parse(`${iso}T00:00Z`) / 86_400_000;

describe('days', () => {
  it.each([
    [0, '1970-01-01'],
    [-1, '1969-12-31'],
    [11_016, '2000-02-29'],
    [20_778, '2026-11-21'],
  ])('%i is %s', (number, iso) => {
    expect(isoDay(number)).toBe(iso);
    expect(on(iso)).toBe(number);
  });

  it('and dates are the same thing', () => {
    fc.assert(
      fc.property(day, (number) => {
        expect(dayOf(dateOf(number))).toBe(number);
      }),
    );
  });

  it('know the first century', () => {
    expect(dateOf(dayOf({ year: 33, month: 4, day: 3 }))).toEqual({ year: 33, month: 4, day: 3 });
  });
});

describe('weeks', () => {
  it('begin on the Monday on or before the day', () => {
    fc.assert(
      fc.property(day, (number) => {
        const monday = weekStart(number);
        expect(new Date(monday * 86_400_000).getUTCDay()).toBe(1);
        expect(number - monday).toBeGreaterThanOrEqual(0);
        expect(number - monday).toBeLessThan(7);
      }),
    );
  });
});

describe('school years', () => {
  it.each([
    ['2026-08-14', 2025],
    ['2026-08-15', 2026],
    ['2026-12-31', 2026],
    ['2027-01-01', 2026],
    ['2027-08-14', 2026],
  ])('%s is in %i', (iso, year) => expect(schoolYearOf(on(iso))).toBe(year));

  it('begin on 15 August', () => {
    expect(isoDay(schoolYearStart(2026))).toBe('2026-08-15');
  });
});
