import { expect, it } from 'vitest';
import { countTyped, quoted, quoteExpiry, quoteNumber, unitOf } from './quote.ts';

const PRICES = {
  small: { monthly: 1_500, annual: 14_400 },
  medium: { monthly: 6_000, annual: 57_600 },
  large: { monthly: 25_000, annual: 240_000 },
};
const NEW_YEAR = new Date('2027-01-01T00:00:00Z');

it.each([
  [1, '2026-12-31T23:59:59Z', 'Q-2026-000001'],
  [123_456, '2027-01-01T00:00:00Z', 'Q-2027-123456'],
  [1_234_567, '2027-01-01T00:00:00Z', 'Q-2027-1234567'],
])('number %i of %s is %s', (id, at, number) => expect(quoteNumber(id, new Date(at))).toBe(number));

it('is good for thirty days', () =>
  expect(quoteExpiry(NEW_YEAR).toISOString()).toBe('2027-01-31T00:00:00.000Z'));

it.each([
  [50, 1, 'annual', 'small', 14_400],
  [51, 1, 'monthly', 'medium', 6_000],
  [340, 1, 'annual', 'large', 240_000],
  [340, 2, 'annual', 'medium', 115_200],
  [400, 2, 'annual', 'medium', 115_200],
  // One of the two has 201.
  [401, 2, 'annual', 'large', 480_000],
  [100, 2, 'monthly', 'small', 3_000],
  [101, 2, 'monthly', 'medium', 12_000],
  // Nobody has less than a plan.
  [1, 3, 'annual', 'small', 43_200],
  [1_000, 1, 'annual', 'large', 240_000],
  [1_000, 20, 'annual', 'small', 288_000],
  [1_001, 1, 'annual', 'district', null],
  [1_001, 20, 'annual', 'district', null],
] as const)('%i students of %i teachers, %s: %s for %s', (students, teachers, term, plan, amount) =>
  expect(quoted({ students, teachers }, term, PRICES)).toEqual({ plan, amount }),
);

it('names the price of one teacher', () => {
  expect(unitOf({ cents: 115_200, teachers: 2 })).toBe(57_600);
  expect(unitOf({ cents: null, teachers: 2 })).toBeNull();
});

it.each([
  ['340', 340],
  [' 1340 ', 1_340],
  ['1,340', 1_340],
  ['1 340', 1_340],
  ['1,000,000', 1_000_000],
  ['13,40', Number.NaN],
  ['1.5', Number.NaN],
  ['-3', Number.NaN],
  ['', Number.NaN],
])('"%s" typed is %d', (text, students) => expect(countTyped(text)).toBe(students));
