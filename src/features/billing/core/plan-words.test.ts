import { describe, expect, it } from 'vitest';
import {
  countInWords,
  forWhomInWords,
  moneyBackInWords,
  monthInWords,
  paidInWords,
  plansInWords,
  seatPriceInWords,
  seatsInWords,
  standingInWords,
  studentsInWords,
} from './plan-words.ts';
import { STATUSES } from './subscription.ts';

it('says for how many students a plan is', () => {
  expect(studentsInWords('large')).toBe('Up to 1,000 students');
  expect(studentsInWords('district')).toBe('More than 1,000 students');
});

it('says that a plan is for one teacher', () => {
  expect(forWhomInWords('small')).toBe('For one teacher, with up to 50 students');
  expect(forWhomInWords('district')).toBe('For schools and districts with more than 1,000 students');
});

it.each([
  ['large', 1, 'Large plan'],
  ['medium', 2, '2 Medium plans'],
  ['district', 2, 'District plan'],
] as const)('%s for %i teachers is "%s"', (plan, teachers, words) =>
  expect(plansInWords(plan, teachers)).toBe(words),
);

it('counts one teacher and several', () => {
  expect(countInWords(1, 'teacher')).toBe('1 teacher');
  expect(countInWords(1_340, 'student')).toBe('1,340 students');
});

it.each([
  ['small', 'annual', 14_400, '$2.88 per student per year'],
  ['large', 'annual', 240_000, '$2.40 per student per year'],
  ['small', 'monthly', 1_500, '$0.30 per student per month'],
  // 28.02 cents are never said to be 28.
  ['small', 'monthly', 1_401, '$0.29 per student per month'],
] as const)('a seat of the %s plan, %s, %i cents: %s', (plan, term, cents, words) =>
  expect(seatPriceInWords(plan, { term, cents, currency: 'usd' })).toBe(`${words} when every seat is used`),
);

it('compares by the month, and says what is paid at once', () => {
  const yearly = { term: 'annual', cents: 14_400, currency: 'usd' } as const;
  expect(monthInWords(yearly)).toBe('$12 a month');
  expect(paidInWords(yearly)).toBe('$144 a year');
  const monthly = { term: 'monthly', cents: 1_500, currency: 'usd' } as const;
  expect(monthInWords(monthly)).toBe('$15 a month');
  expect(paidInWords(monthly)).toBe('$15 a month');
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
