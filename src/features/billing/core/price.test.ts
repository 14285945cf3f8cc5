import { describe, expect, it } from 'vitest';
import {
  isOfTerm,
  isUnderPromised,
  leastSaving,
  moneyInWords,
  type PlanPrices,
  priceOf,
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

it.each([
  ['small', 17_499, 'usd', true],
  ['small', 17_500, 'usd', false],
  ['large', 349_999, 'usd', true],
  ['large', 350_000, 'usd', false],
  ['small', 14_400, 'eur', false],
] as const)(
  'a year of the %s plan for %i cents (%s) is under $3.50 for each student: %s',
  (plan, annual, currency, is) => expect(isUnderPromised(plan, annual, currency)).toBe(is),
);

describe('what a subscription costs', () => {
  const prices = [{ priceId: 'sm', cents: 1_500 }];
  it.each([
    ['sm', 'small', 50, 1_500],
    ['sm', 'small', 150, 4_500],
    ['an older price', 'small', 50, null],
    ['sm', 'district', 2_000, null],
  ] as const)('by the price %s of the %s plan, for %i seats: %s', (paidPriceId, plan, seats, cents) =>
    expect(priceOf({ paidPriceId, plan, seats }, prices)).toBe(cents),
  );
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
