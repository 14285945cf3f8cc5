import { describe, expect, it } from 'vitest';
import { monthAfter, monthInWords, monthSpan, monthsBeside, monthToShow } from './months.ts';

const TODAY = '2026-11-29';

describe('a month', () => {
  it.each([
    ['2026-10', { start: '2026-10-01', end: '2026-10-31' }],
    ['2024-02', { start: '2024-02-01', end: '2024-02-29' }],
    ['2025-12', { start: '2025-12-01', end: '2025-12-31' }],
    // The present one goes until today.
    ['2026-11', { start: '2026-11-01', end: TODAY }],
  ])('has its days: %s', (month, span) => expect(monthSpan(month, TODAY)).toEqual(span));

  it('has the next and the one before, over the ends of a year', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-05', -17)]).toEqual([
      '2027-01',
      '2025-12',
      '2024-12',
    ]);
  });

  it('has none after the present one and none before the first day of reports', () => {
    expect(monthsBeside('2026-11', TODAY)).toEqual({ before: '2026-10', after: null });
    expect(monthsBeside('2000-01', TODAY)).toEqual({ before: null, after: '2000-02' });
  });

  it.each([undefined, '2026-13', 'soon', '2027-01', '1999-12', '2026-1'])(
    'is the present one where %s cannot be shown',
    (asked) => expect(monthToShow(asked, TODAY)).toBe('2026-11'),
  );

  it('is what was asked for, and is said with its year', () => {
    expect(monthToShow('2026-10', TODAY)).toBe('2026-10');
    expect(monthInWords('2026-10')).toBe('October 2026');
  });
});
