import { describe, expect, it } from 'vitest';
import {
  type DeliveryEvent,
  type DeliveryQueue,
  deliveryQueueReducer,
  heldOf,
  isSettled,
  nextToSend,
  UNREAD,
} from './delivery-queue.ts';

const [a, b, c] = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];
const kept = { reason: 'network', onDevice: true } as const;
const unkept = { reason: 'network', onDevice: false } as const;

const STATES = {
  reading: { kind: 'reading', items: [a] },
  empty: { kind: 'empty', items: [] },
  sending: { kind: 'sending', items: [a, b] },
  storing: { kind: 'storing', items: [a, b], reason: 'network' },
  held: { kind: 'held', items: [a, b], held: kept },
  stopped: { kind: 'stopped', items: [a, b], held: kept },
} as const satisfies Record<DeliveryQueue['kind'], DeliveryQueue>;

const EVENTS = {
  read: { kind: 'read', items: [c] },
  added: { kind: 'added', item: c },
  deferred: { kind: 'deferred', reason: 'server' },
  stored: { kind: 'stored', onDevice: false },
  ended: { kind: 'ended', key: 'a' },
  stopped: { kind: 'stopped' },
} as const satisfies Record<DeliveryEvent['kind'], DeliveryEvent>;

/** What each state becomes by each event; null where the event changes nothing. */
const TRANSITIONS: Record<DeliveryQueue['kind'], Record<DeliveryEvent['kind'], DeliveryQueue | null>> = {
  reading: {
    read: { kind: 'sending', items: [c, a] },
    added: { kind: 'reading', items: [a, c] },
    deferred: null,
    stored: null,
    ended: null,
    stopped: null,
  },
  empty: {
    read: null,
    added: { kind: 'sending', items: [c] },
    deferred: null,
    stored: null,
    ended: null,
    stopped: null,
  },
  sending: {
    read: null,
    added: { kind: 'sending', items: [a, b, c] },
    deferred: { kind: 'storing', items: [a, b], reason: 'server' },
    stored: null,
    ended: { kind: 'sending', items: [b] },
    stopped: { kind: 'stopped', items: [a, b], held: null },
  },
  storing: {
    read: null,
    added: { kind: 'storing', items: [a, b, c], reason: 'network' },
    deferred: { kind: 'storing', items: [a, b], reason: 'server' },
    stored: { kind: 'held', items: [a, b], held: unkept },
    ended: { kind: 'sending', items: [b] },
    stopped: { kind: 'stopped', items: [a, b], held: null },
  },
  held: {
    read: null,
    added: { kind: 'storing', items: [a, b, c], reason: 'network' },
    deferred: { kind: 'held', items: [a, b], held: { reason: 'server', onDevice: true } },
    stored: { kind: 'held', items: [a, b], held: unkept },
    ended: { kind: 'sending', items: [b] },
    stopped: { kind: 'stopped', items: [a, b], held: kept },
  },
  stopped: {
    read: null,
    added: { kind: 'sending', items: [a, b, c] },
    deferred: null,
    stored: null,
    ended: { kind: 'sending', items: [b] },
    stopped: { kind: 'stopped', items: [a, b], held: kept },
  },
};

describe.each(Object.entries(STATES))('a queue that is %s', (from, queue: DeliveryQueue) => {
  it.each(Object.entries(EVENTS))('follows the table when %s', (name, event: DeliveryEvent) => {
    const after = deliveryQueueReducer(queue, event);
    const expected = Reflect.get(Reflect.get(TRANSITIONS, from), name);
    if (expected === null) expect(after).toBe(queue);
    else expect(after).toEqual(expected);
  });
});

it.each(['sending', 'storing', 'held'] as const)(
  'is empty when the last item of a queue that is %s has ended',
  (kind) => {
    const last = { ...STATES[kind], items: [a] };
    expect(deliveryQueueReducer(last, EVENTS.ended)).toEqual(STATES.empty);
  },
);

it('is empty when nothing was kept and nothing was added', () => {
  expect(deliveryQueueReducer(UNREAD, { kind: 'read', items: [] })).toEqual(STATES.empty);
});

it('ends no item that it does not hold', () => {
  expect(deliveryQueueReducer(STATES.held, { kind: 'ended', key: 'c' })).toBe(STATES.held);
});

it.each([
  ['reading', undefined, null, false],
  ['empty', undefined, null, true],
  ['sending', a, null, false],
  ['storing', a, null, false],
  ['held', a, kept, true],
  ['stopped', undefined, kept, true],
] as const)(
  'says of a queue that is %s what is next, why it waits and whether it is settled',
  (kind, next, held, settled) => {
    const queue: DeliveryQueue = STATES[kind];
    expect([nextToSend(queue), heldOf(queue), isSettled(queue)]).toEqual([next, held, settled]);
  },
);
