import { expect, it } from 'vitest';
import { namedPeriod, spanFault } from './span.ts';

it.each([
  ['week', '2026-11-23'],
  ['four-weeks', '2026-11-02'],
  ['since-start', '2026-08-20'],
] as const)('begins %s on %s, seen on a Tuesday', (kind, start) => {
  expect(namedPeriod(kind, { today: '2026-11-24', start: '2026-08-20' })).toEqual({
    kind,
    start,
    end: '2026-11-24',
  });
});

it('is today alone on a Monday, and on the first day', () => {
  expect(namedPeriod('week', { today: '2026-11-23', start: '2026-11-23' }).start).toBe('2026-11-23');
  expect(namedPeriod('since-start', { today: '2026-11-23', start: '2026-11-24' }).start).toBe('2026-11-23');
});

it.each([
  [{ start: '', end: '' }, null],
  [{ start: '2026-11-01', end: '2026-11-24' }, null],
  [{ start: '1999-12-31', end: '' }, 'Choose a day in 2000 or later.'],
  [{ start: '', end: '2026-11-25' }, 'Choose today or an earlier day.'],
  [{ start: '2026-11-20', end: '2026-11-19' }, 'The first day cannot be after the last one.'],
])('judges %o', (span, fault) => {
  expect(spanFault(span, '2000-01-01', '2026-11-24')).toBe(fault);
});

it('knows no day that is too late where today is unknown', () => {
  expect(spanFault({ start: '2030-01-01', end: '' }, '2000-01-01')).toBeNull();
});
