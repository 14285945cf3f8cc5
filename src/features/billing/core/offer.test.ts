import { expect, it } from 'vitest';
import { offerFor, offerInWords, offerOnQuote, type SmallSchoolOffer } from './offer.ts';

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
    `Schools with up to 200 students pay 10% less ${span}. It is taken off by itself on the payment page.`,
  ),
);

it.each([
  [10, 14_400, '10% less on the first payment, $129.60'],
  [100, 14_400, '100% less on the first payment, $0'],
  // The provider rounds a part of a cent.
  [15, 1_999, '15% less on the first payment'],
])('on a quote %d%% off %i cents is "%s"', (percent, cents, words) =>
  expect(offerOnQuote({ ...offer, percent }, { cents, currency: 'usd' })).toBe(words),
);
