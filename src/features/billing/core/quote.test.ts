import { expect, it } from 'vitest';
import { quoted, quoteExpiry, quoteNumber, studentsTyped } from './quote.ts';

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
  [50, 'annual', 'small', 14_400],
  [51, 'monthly', 'medium', 6_000],
  [340, 'annual', 'large', 240_000],
  [1_000, 'annual', 'large', 240_000],
  [1_001, 'annual', 'district', null],
] as const)('%i students by the %s term: %s for %s', (students, term, plan, amount) =>
  expect(quoted(students, term, PRICES)).toEqual({ plan, amount }),
);

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
])('"%s" typed for the students is %d', (text, students) => expect(studentsTyped(text)).toBe(students));
