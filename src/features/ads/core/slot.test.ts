import { describe, expect, it } from 'vitest';
import { EMPTY_SLOT, type Slot, type SlotEvent, type SlotRules, stepSlot } from './slot.ts';

const VIDEO = '6012345678';
const rules: SlotRules = { refreshMs: 30_000, videoLineItems: [VIDEO], isLazy: false };

const shown: SlotEvent = { kind: 'shown' };
const near: SlotEvent = { kind: 'near' };
const refresh: SlotEvent = { kind: 'refresh', isForced: false };
const forced: SlotEvent = { kind: 'refresh', isForced: true };
const video: SlotEvent = { kind: 'rendered', lineItem: VIDEO };
const picture: SlotEvent = { kind: 'rendered', lineItem: '1' };
const unknown: SlotEvent = { kind: 'rendered', lineItem: null };

type Happened = readonly [at: number, event: SlotEvent];

/** The moments at which an ad is asked for. */
function asked(events: readonly Happened[], given: Partial<SlotRules> = {}): { at: number[]; slot: Slot } {
  let slot = EMPTY_SLOT;
  const at: number[] = [];
  for (const [now, event] of events) {
    const step = stepSlot(slot, event, { ...rules, ...given }, now);
    slot = step.slot;
    if (step.asks) at.push(now);
  }
  return { at, slot };
}

const never = { refreshMs: -1 };
const lazy = { isLazy: true };

it.each<[string, Partial<SlotRules>, readonly Happened[], readonly number[]]>([
  ['an ad is asked for when the page is shown', {}, [[0, shown]], [0]],
  [
    'once',
    {},
    [
      [0, shown],
      [1, shown],
      [2, near],
    ],
    [0],
  ],
  [
    'a lazy one is not, before it is near',
    lazy,
    [
      [0, shown],
      [1, refresh],
      [2, forced],
      [500, near],
    ],
    [500],
  ],
  [
    'it is locked for the time-out',
    {},
    [
      [0, shown],
      [1, refresh],
      [29_999, refresh],
    ],
    [0],
  ],
  [
    'it is open again at its end',
    {},
    [
      [0, shown],
      [30_000, refresh],
    ],
    [0, 30_000],
  ],
  [
    'a refresh locks it again',
    {},
    [
      [0, shown],
      [40_000, refresh],
      [69_999, refresh],
      [70_000, refresh],
    ],
    [0, 40_000, 70_000],
  ],
  [
    'a refresh that was refused locks nothing',
    {},
    [
      [0, shown],
      [29_999, refresh],
      [30_000, refresh],
    ],
    [0, 30_000],
  ],
  [
    'a forced refresh ignores the lock',
    {},
    [
      [0, shown],
      [1, forced],
    ],
    [0, 1],
  ],
  [
    'and locks from then on',
    {},
    [
      [0, shown],
      [20_000, forced],
      [30_000, refresh],
      [50_000, refresh],
    ],
    [0, 20_000, 50_000],
  ],
  [
    'a negative time-out is for always',
    never,
    [
      [0, shown],
      [1e9, refresh],
      [1e12, refresh],
    ],
    [0],
  ],
  [
    'but for a forced refresh',
    never,
    [
      [0, shown],
      [5, forced],
      [1e12, refresh],
    ],
    [0, 5],
  ],
  [
    'any negative time-out',
    { refreshMs: -30_000 },
    [
      [0, shown],
      [1e12, refresh],
    ],
    [0],
  ],
  [
    'a time-out of 0 locks nothing',
    { refreshMs: 0 },
    [
      [0, shown],
      [0, refresh],
      [0, refresh],
    ],
    [0, 0, 0],
  ],
  [
    'a video stays for 45 seconds from when it came',
    {},
    [
      [0, shown],
      [800, video],
      [45_799, refresh],
      [45_800, refresh],
    ],
    [0, 45_800],
  ],
  [
    'another line item does not',
    {},
    [
      [0, shown],
      [800, picture],
      [30_000, refresh],
    ],
    [0, 30_000],
  ],
  [
    'an unknown one does not',
    {},
    [
      [0, shown],
      [800, unknown],
      [30_000, refresh],
    ],
    [0, 30_000],
  ],
  [
    'a forced refresh takes a video away',
    {},
    [
      [0, shown],
      [800, video],
      [900, forced],
    ],
    [0, 900],
  ],
  [
    'a video makes a longer lock no shorter',
    { refreshMs: 60_000 },
    [
      [0, shown],
      [1, video],
      [59_999, refresh],
      [60_000, refresh],
    ],
    [0, 60_000],
  ],
  [
    'nor one for always',
    never,
    [
      [0, shown],
      [1, video],
      [1e12, refresh],
    ],
    [0],
  ],
  [
    'a video locks where nothing else does',
    { refreshMs: 0 },
    [
      [0, shown],
      [1, video],
      [45_000, refresh],
      [45_001, refresh],
    ],
    [0, 45_001],
  ],
  [
    'an ad that comes for an empty slot locks nothing',
    lazy,
    [
      [0, video],
      [1, near],
      [30_001, refresh],
    ],
    [1, 30_001],
  ],
])('%s', (_what, given, events, wanted) => expect(asked(events, given).at).toEqual(wanted));

it('counts refreshes, and not the first ad', () => {
  expect(asked([[0, shown]]).slot.refreshes).toBe(0);
  expect(
    asked([
      [0, shown],
      [1, refresh],
      [2, forced],
      [3, forced],
    ]).slot.refreshes,
  ).toBe(2);
});

const EVENTS = [shown, near, refresh, forced, video, picture] as const;
const STEPS = [0, 29_999, 30_000, 45_000];
const LENGTH = 5;

/** All sequences of so many events. */
const sequences = (length: number): SlotEvent[][] =>
  length === 0 ? [[]] : sequences(length - 1).flatMap((before) => EVENTS.map((event) => [...before, event]));

describe('in every order of events, time-out and step of the clock', () => {
  const orders = sequences(LENGTH);
  const cases = [-1, 0, 30_000].flatMap((refreshMs) =>
    [false, true].flatMap((isLazy) =>
      STEPS.flatMap((step) =>
        orders.map((order) => ({
          refreshMs,
          isLazy,
          events: order.map((event, at) => [at * step, event] as const),
        })),
      ),
    ),
  );

  it('is tried', () => expect(cases).toHaveLength(3 * 2 * 4 * 6 ** LENGTH));

  it('asks for the first ad as soon as it may, and for another one by its rules alone', () => {
    for (const { events, ...given } of cases) {
      let slot = EMPTY_SLOT;
      let last: number | null = null;
      let videoAt: number | null = null;
      for (const [now, event] of events) {
        const { slot: next, asks } = stepSlot(slot, event, { ...rules, ...given }, now);
        if (last === null) {
          if (asks !== (event === near || (event === shown && !given.isLazy))) throw new Error('first');
        } else {
          const isOver = given.refreshMs >= 0 && now - last >= given.refreshMs;
          const isVideoOver = videoAt === null || now - videoAt >= 45_000;
          const wanted = event === forced || (event === refresh && isOver && isVideoOver);
          if (asks !== wanted) throw new Error(`another: ${JSON.stringify({ events, given, now })}`);
          if (next.refreshes !== slot.refreshes + Number(asks)) throw new Error('counter');
        }
        if (asks) [last, videoAt] = [now, null];
        if (event === video && last !== null) videoAt = now;
        slot = next;
      }
    }
  });
});
