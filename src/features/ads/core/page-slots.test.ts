import { describe, expect, it } from 'vitest';
import type { AdUnit } from './ad-unit.ts';
import type { Place } from './ad-words.ts';
import { isNear, NO_SLOTS_YET, type SlotCommand, stepPage } from './page-slots.ts';
import type { SlotEvent } from './slot.ts';
import { adsWith } from './testing/sample-ads.ts';

const unit: AdUnit = {
  name: 'A',
  network: '1',
  sizes: [[300, 250]],
  floor: 0.03,
  bidders: {},
  isLazy: false,
};
const UNITS = { top: unit, left: unit, bottom: { ...unit, isLazy: true } };
const shown: SlotEvent = { kind: 'shown' };
const near: SlotEvent = { kind: 'near' };
const refresh: SlotEvent = { kind: 'refresh', isForced: false };
const forced: SlotEvent = { kind: 'refresh', isForced: true };

function commands(events: readonly (readonly [Place, SlotEvent, number])[], ads = adsWith()): SlotCommand[] {
  let page = NO_SLOTS_YET;
  return events.flatMap(([place, event, now]) => {
    const step = stepPage(page, { place, event, now }, ads, UNITS);
    page = step.page;
    return step.command === null ? [] : [step.command];
  });
}
const told = (list: readonly SlotCommand[]) =>
  list.map(({ kind, place, targeting }) => [kind, place, targeting['refresh']?.join()]);

it('turns the services on with the first ad of a page, and asks bidders with each other one', () => {
  const list = commands([
    ['bottom', shown, 0],
    ['left', shown, 0],
    ['top', shown, 1],
    ['left', refresh, 29_999],
    ['bottom', near, 29_999],
    ['left', refresh, 30_000],
    ['top', forced, 30_000],
    ['top', forced, 30_001],
  ]);
  expect(told(list)).toEqual([
    ['enable-services', 'left', '0'],
    ['refresh-bids', 'top', '0'],
    ['refresh-bids', 'bottom', '0'],
    ['refresh-bids', 'left', '1'],
    ['refresh-bids', 'top', '1'],
    ['refresh-bids', 'top', '2'],
  ]);
});

it('locks each slot by itself', () => {
  const list = commands([
    ['left', shown, 0],
    ['top', shown, 20_000],
    ['left', refresh, 30_000],
    ['top', refresh, 30_000],
    ['top', refresh, 50_000],
  ]);
  expect(told(list).map(([, place]) => place)).toEqual(['left', 'top', 'left', 'top']);
});

it('tells the ad server what the operator wants, and the counter, which nothing replaces', () => {
  const [command] = commands([['left', shown, 0]], adsWith({ targetingMap: { site: 'a', refresh: 'x' } }));
  expect(command?.targeting).toEqual({ site: ['a'], refresh: ['0'] });
});

it('does nothing in a place that the page has no ad for', () => {
  expect(
    commands([
      ['aside', shown, 0],
      ['aside', forced, 1],
    ]),
  ).toEqual([]);
});

describe('in a window of 800 pixels a slot is near', () => {
  it.each([
    [0, 250, true],
    [799, 1_049, true],
    // Half a window below it.
    [1_199, 1_449, true],
    [1_200, 1_450, false],
    // Above it there is no margin.
    [-249, 1, true],
    [-250, 0, false],
    [-1_000, 3_000, true],
  ])('or not, from %i to %i: %s', (top, bottom, wanted) => expect(isNear({ top, bottom }, 800)).toBe(wanted));
});
