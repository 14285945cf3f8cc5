import { describe, expect, it } from 'vitest';
import {
  averagePerStudent,
  isAsPromised,
  isOfTerm,
  leastSaving,
  moneyInWords,
  type PlanPrices,
  yearlySaving,
} from './price.ts';

const PRICES: PlanPrices = {
  small: { monthly: 1_500, annual: 14_400 },
  medium: { monthly: 6_000, annual: 57_600 },
  large: { monthly: 25_000, annual: 240_000 },
};

describe('what a year saves', () => {
  it.each([
    [1_000, 9_600, 20],
    [1_000, 9_601, 19],
    [1_000, 12_000, 0],
    [1_000, 13_000, 0],
    [0, 0, 0],
  ])('%i a month and %i a year: %i %%', (monthly, annual, percent) =>
    expect(yearlySaving({ monthly, annual })).toBe(percent),
  );

  it('is what all plans save', () => {
    expect(leastSaving(PRICES)).toBe(20);
    expect(leastSaving({ ...PRICES, small: { monthly: 1_500, annual: 16_200 } })).toBe(10);
  });
});

describe('the price of a student', () => {
  it('is the average of full plans', () => expect(averagePerStudent(PRICES)).toBeCloseTo(272));
  it('is called under $3.50 where it is', () => {
    expect(isAsPromised(PRICES, 'usd')).toBe(true);
    expect(isAsPromised({ ...PRICES, large: { monthly: 60_000, annual: 474_000 } }, 'usd')).toBe(false);
    expect(isAsPromised(PRICES, 'eur')).toBe(false);
  });
});

it.each([
  [1_500, 'usd', '$15'],
  [950, 'usd', '$9.50'],
  [240_000, 'usd', '$2,400'],
  [5, 'eur', '€0.05'],
])('%i of %s is %s', (cents, currency, words) => expect(moneyInWords(cents, currency)).toBe(words));

it.each([
  ['month', 'monthly', true],
  ['year', 'annual', true],
  ['year', 'monthly', false],
  ['month', 'annual', false],
] as const)('a price by the %s is %s: %s', (interval, term, is) => expect(isOfTerm(interval, term)).toBe(is));
