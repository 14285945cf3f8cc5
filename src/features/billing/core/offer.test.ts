import { describe, expect, it } from 'vitest';
import {
  isOfferDue,
  offerFor,
  offerInWords,
  offerOnQuote,
  offerStanding,
  type SmallSchoolOffer,
  schoolSize,
} from './offer.ts';

const offer: SmallSchoolOffer = { percent: 10, lasts: 'once', months: null };

it('is for the plans of small schools alone', () => {
  expect(offerFor('small', offer)).toBe(offer);
  expect(offerFor('medium', offer)).toBe(offer);
  expect(offerFor('large', offer)).toBeNull();
  expect(offerFor('district', offer)).toBeNull();
  expect(offerFor('small', null)).toBeNull();
});

it.each<[Partial<SmallSchoolOffer>, string]>([
  [{}, 'on the first payment'],
  [{ lasts: 'forever' }, 'on every payment'],
  [{ lasts: 'repeating', months: 3 }, 'in the first 3 months'],
  [{ lasts: 'repeating', months: 1 }, 'in the first month'],
  // The provider has not said for how long: the least is promised.
  [{ lasts: 'repeating', months: null }, 'on the first payment'],
])('of %j says that it is taken off %s', (more, span) =>
  expect(offerInWords({ ...offer, ...more })).toBe(
    `Schools with up to 200 students pay 10% less ${span} of a teacher’s first plan.`,
  ),
);

it.each([
  [10, 14_400, '10% less on the first payment of a teacher’s first plan ($129.60 instead of $144)'],
  [100, 14_400, '100% less on the first payment of a teacher’s first plan ($0 instead of $144)'],
  // The provider rounds a part of a cent.
  [15, 1_999, '15% less on the first payment of a teacher’s first plan'],
])('on a quote %d%% off %i cents is "%s"', (percent, cents, words) =>
  expect(offerOnQuote({ ...offer, percent }, { cents, currency: 'usd' })).toBe(words),
);

it.each([
  [0, null, 'unknown'],
  [200, null, 'unknown'],
  [201, null, 'larger'],
  [0, 200, 'small'],
  [0, 201, 'larger'],
  [201, 50, 'larger'],
] as const)('a school with %i students here and %s on a quote is %s', (studentsHere, quoted, size) =>
  expect(schoolSize({ studentsHere, quoted })).toBe(size),
);

describe('the offer', () => {
  const due = {
    plan: 'medium',
    times: 1,
    saysSmall: true,
    known: { studentsHere: 0, quoted: null },
    hadPlan: false,
  } as const;

  it('is for who says that the school is small', () => {
    expect(isOfferDue(due)).toBe(true);
    expect(isOfferDue({ ...due, saysSmall: false })).toBe(false);
  });

  it('is not for a school that is known to be larger, nor for its plans', () => {
    expect(isOfferDue({ ...due, known: { studentsHere: 201, quoted: null } })).toBe(false);
    expect(isOfferDue({ ...due, known: { studentsHere: 0, quoted: 340 } })).toBe(false);
    expect(isOfferDue({ ...due, plan: 'large' })).toBe(false);
    expect(isOfferDue({ ...due, times: 2 })).toBe(false);
  });

  it('is had once', () => {
    expect(isOfferDue({ ...due, hadPlan: true })).toBe(false);
  });
});

it.each([
  [0, null, false, 'open'],
  [0, 120, false, 'said'],
  [0, 340, false, 'closed'],
  [201, null, false, 'closed'],
  [0, 120, true, 'closed'],
] as const)(
  'with %i students here, %s on a quote, a plan before: %s, it is %s',
  (studentsHere, quoted, hadPlan, standing) =>
    expect(offerStanding({ studentsHere, quoted }, hadPlan)).toBe(standing),
);
