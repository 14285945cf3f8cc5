import { expect, it } from 'vitest';
import { birthOf, isPossibleBirth } from './birth-month.ts';

it('keeps year and month', () => {
  expect(birthOf('2015-03-14')).toEqual({ year: 2015, month: 3 });
});

it.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2026-10-14', true],
  ['2026-10-15', false],
])('%s is possible on 2026-10-14: %j', (birthDate, possible) => {
  expect(isPossibleBirth(birthDate, new Date('2026-10-14T14:00:00Z'))).toBe(possible);
});
