import { describe, expect, it } from 'vitest';
import { type PaidItem, paidFor, type Sold } from './paid-for.ts';

const item = (more: Partial<PaidItem> = {}): PaidItem => ({
  priceId: 'p_medium_month',
  productId: 'medium',
  interval: 'month',
  quantity: 1,
  ...more,
});
const sold = (more: Partial<Sold> = {}): Sold => ({
  prices: [
    { priceId: 'p_medium_month', plan: 'medium', term: 'monthly' },
    { priceId: 'p_large_year', plan: 'large', term: 'annual' },
  ],
  products: [
    { productId: 'medium', plan: 'medium' },
    { productId: 'large', plan: 'large' },
    { productId: 'all', plan: 'small' },
    { productId: 'all', plan: 'medium' },
  ],
  before: null,
  ...more,
});
const before = { priceId: 'p_old', productId: 'all', plan: 'medium', term: 'annual' } as const;
const older = { priceId: 'p_old', productId: 'gone' };

describe('a subscription is for', () => {
  it.each<[string, PaidItem, Sold['before'], object]>([
    ['the plan of its price', item(), null, { plan: 'medium', term: 'monthly', seats: 200 }],
    ['as many times its seats', item({ quantity: 3 }), null, { seats: 600 }],
    ['one time at least', item({ quantity: 0 }), null, { seats: 200 }],
    ['one time where nothing is counted', item({ quantity: null }), null, { seats: 200 }],
    [
      'what it was for, with the price that it had',
      item({ ...older, quantity: 2 }),
      before,
      { plan: 'medium', term: 'annual', seats: 400 },
    ],
    [
      'the plan of its product, with a price of another day',
      item({ priceId: 'p_new', productId: 'large', interval: 'year' }),
      null,
      { plan: 'large', term: 'annual', seats: 1_000 },
    ],
    [
      'the plan that it was for, where the product has several',
      item({ priceId: 'p_new', productId: 'all' }),
      before,
      { plan: 'medium', term: 'monthly', seats: 200 },
    ],
    [
      'a district, where the product has several and nothing was kept',
      item({ priceId: 'p_new', productId: 'all', quantity: 7 }),
      null,
      { plan: 'district', seats: 7 },
    ],
    [
      'a district that has agreed on a price',
      item({ ...older, interval: 'year', quantity: 4_200 }),
      null,
      { plan: 'district', term: 'annual', seats: 4_200 },
    ],
    [
      'a district with one seat at least',
      item({ ...older, quantity: 0 }),
      null,
      { plan: 'district', seats: 1 },
    ],
  ])('%s', (_what, paid, kept, expected) =>
    expect(paidFor([paid], sold({ before: kept }))).toMatchObject(expected),
  );

  it('the line that is a plan, wherever it stands', () => {
    const setup = item({ priceId: 'p_setup', productId: 'setup', interval: null });
    expect(paidFor([setup, item()], sold())).toMatchObject({ plan: 'medium', priceId: 'p_medium_month' });
  });
});
