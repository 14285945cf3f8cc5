import { describe, expect, it } from 'vitest';
import {
  moneyBackInWords,
  monthInWords,
  paidInWords,
  seatsInWords,
  standingInWords,
  studentsInWords,
} from './plan-words.ts';
import { STATUSES } from './subscription.ts';

it('says for how many students a plan is', () => {
  expect(studentsInWords('large')).toBe('Up to 1,000 students');
  expect(studentsInWords('district')).toBe('More than 1,000 students');
});

it('compares by the month, and says what is paid at once', () => {
  const yearly = { term: 'annual', cents: 14_400, currency: 'usd' } as const;
  expect(monthInWords(yearly)).toBe('$12 a month');
  expect(paidInWords(yearly)).toBe('$144 once a year');
  const monthly = { term: 'monthly', cents: 1_500, currency: 'usd' } as const;
  expect(monthInWords(monthly)).toBe('$15 a month');
  expect(paidInWords(monthly)).toBe('$15 each month');
});

it.each([
  [1, 'within a day'],
  [30, 'within 30 days'],
])('promises money back for %i days', (days, end) =>
  expect(moneyBackInWords(days)).toBe(
    `If a plan is not for you, ask ${end} of your first payment, and you get your money back.`,
  ),
);

describe('the seats', () => {
  it.each([
    [0, 50, '0 of 50 seats used, 50 left'],
    [50, 50, '50 of 50 seats used, 0 left'],
    [1_000, 2_000, '1,000 of 2,000 seats used, 1,000 left'],
  ])('%i of %i', (used, seats, words) => expect(seatsInWords({ used, seats })).toBe(words));
  it('too few of them close nothing', () =>
    expect(seatsInWords({ used: 51, seats: 50 })).toContain('Everything stays open'));
});

const words = (status: (typeof STATUSES)[number], endsWithPeriod = false) =>
  standingInWords({ status, endsWithPeriod, until: 'May 1, 2027' });

describe('where a plan stands', () => {
  it.each([
    ['active', 'renews on May 1, 2027'],
    ['trialing', 'first payment is on May 1, 2027'],
    ['past_due', 'Everything stays open'],
    ['incomplete', 'another card'],
    ['incomplete_expired', 'You can choose a plan again'],
    ['canceled', 'still there'],
    ['unpaid', 'a payment is missing'],
    ['paused', 'a payment is missing'],
  ] as const)('%s', (status, part) => expect(words(status)).toContain(part));
  it('that is canceled goes on until it is over', () =>
    expect(words('active', true)).toContain('ends on May 1, 2027'));
});
