import { describe, expect, it } from 'vitest';
import type { BidderSetting } from './ad-unit.ts';
import { biddersOf, bidRequestFor } from './request-bids.ts';
import { adsWith } from './testing/sample-ads.ts';

const SETTINGS: readonly (BidderSetting | undefined)[] = [undefined, false, true, { placement: 7 }];
const BOOLEANS = [false, true] as const;

describe('a bidder is asked', () => {
  const cases = SETTINGS.flatMap((setting) =>
    BOOLEANS.flatMap((isOnByDefault) =>
      BOOLEANS.flatMap((isUsedForChildren) =>
        BOOLEANS.map((isChildDirected) => ({ setting, isOnByDefault, isUsedForChildren, isChildDirected })),
      ),
    ),
  );

  it.each(cases)('or not: %j', ({ setting, isChildDirected, ...rule }) => {
    const unit = { bidders: setting === undefined ? {} : { one: setting } };
    const asked = biddersOf(unit, { isChildDirected, bidders: { one: rule } });
    const refused = setting === false || (setting === undefined && !rule.isOnByDefault);
    const wanted = !refused && (!isChildDirected || rule.isUsedForChildren);
    const parameters = typeof setting === 'object' ? setting : {};
    expect(asked).toEqual(wanted ? [{ bidder: 'one', parameters }] : []);
  });

  it('in all combinations', () => expect(cases).toHaveLength(4 * 2 * 2 * 2));
});

it('asks a bidder with the name of something else', () => {
  const rule = { isOnByDefault: true, isUsedForChildren: false };
  const ads = { isChildDirected: false, bidders: { constructor: rule } };
  expect(biddersOf({ bidders: {} }, ads)).toEqual([{ bidder: 'constructor', parameters: {} }]);
});

const unit = {
  name: 'A',
  network: '1',
  sizes: [[300, 250]],
  floor: 0.2,
  bidders: { second: true, third: { key: 'a' } },
  isLazy: false,
} as const;
const names = (isChildDirected: boolean) =>
  biddersOf(unit, adsWith({ is_coppa: isChildDirected })).map(({ bidder }) => bidder);

it('leaves three of the bidders out where ads are directed to children', () => {
  expect(names(false)).toEqual(['first', 'second', 'third', 'fourth', 'fifth', 'sixth']);
  expect(names(true)).toEqual(['first', 'second', 'sixth']);
});

describe('bidders are asked about an ad', () => {
  const sizes = [[300, 250]] as const;

  it.each(BOOLEANS)('with its floor, and directed to children: %s', (is_coppa) => {
    expect(bidRequestFor(unit, sizes, adsWith({ is_coppa }))).toMatchObject({
      sizes,
      floor: 0.2,
      isChildDirected: is_coppa,
    });
  });

  it('with 0.03 where nothing else is said', () => {
    const ads = adsWith({ default_floor: undefined });
    const own = ads.pages[2]?.placements.mobile.top;
    expect(own && bidRequestFor(own, sizes, ads)?.floor).toBe(0.03);
  });

  it.each([
    ['where bidding is off', { is_hb: false }, sizes],
    ['where no size fits', {}, []],
    ['where nobody bids', { bidders: {}, pages: [] }, sizes],
  ])('by nobody %s', (_why, change, fitting) => {
    expect(bidRequestFor(unit, fitting, adsWith(change))).toBeNull();
  });
});
