import { expect, it } from 'vitest';
import { periodFault, periodInBody, WHOLE_TIME } from './period.ts';

it('sends only the ends that are set', () => {
  expect(periodInBody(WHOLE_TIME)).toEqual({});
  expect(periodInBody({ start: '2026-03-01', end: '' })).toEqual({ start: '2026-03-01' });
});

it('finds a period that ends before it starts', () => {
  expect(periodFault({ start: '2026-03-02', end: '2026-03-01' })).not.toBeNull();
  expect(periodFault({ start: '2026-03-01', end: '2026-03-01' })).toBeNull();
  expect(periodFault({ start: '2026-03-02', end: '' })).toBeNull();
});

it('takes no day before 2000 and none that has not come', () => {
  expect(periodFault({ start: '1999-12-31', end: '' })).toBe('Choose a day in 2000 or later.');
  expect(periodFault({ start: '2000-01-01', end: '2026-03-02' }, '2026-03-02')).toBeNull();
  for (const period of [
    { start: '', end: '2026-03-03' },
    { start: '2026-03-03', end: '' },
  ])
    expect(periodFault(period, '2026-03-02')).toBe('Choose today or an earlier day.');
});
