/** Why something waits on a device: no network, or a server that cannot take it just now. */
export type HeldReason = 'network' | 'server';

/** What a queue can hold. */
export interface Keyed {
  /** A UUID that the server knows it by, however often it is sent. */
  readonly key: string;
}

/** Why the first item waits, and whether all items are on the device, which may be full. */
export interface Held {
  readonly reason: HeldReason;
  readonly onDevice: boolean;
}

/** What is on its way from a device to the server, in order. Only the first item is ever sent. */
export type DeliveryQueue<Item extends Keyed = Keyed> =
  /** What the device kept from before is being read; items that are added meanwhile come after it. */
  | { readonly kind: 'reading'; readonly items: readonly Item[] }
  | { readonly kind: 'empty'; readonly items: readonly [] }
  /** The first item is on its way, and nothing has gone wrong with it yet. */
  | { readonly kind: 'sending'; readonly items: readonly Item[] }
  /** The first item has to wait, and it is not known yet whether the device has room for all items. */
  | { readonly kind: 'storing'; readonly items: readonly Item[]; readonly reason: HeldReason }
  /** The first item has to wait; it is tried again from time to time. */
  | { readonly kind: 'held'; readonly items: readonly Item[]; readonly held: Held }
  /** The student is logged out: the items stay on the device. */
  | { readonly kind: 'stopped'; readonly items: readonly Item[]; readonly held: Held | null };

export type DeliveryEvent<Item extends Keyed = Keyed> =
  /** The device has answered with what it kept. */
  | { readonly kind: 'read'; readonly items: readonly Item[] }
  | { readonly kind: 'added'; readonly item: Item }
  /** A try has failed; another follows. */
  | { readonly kind: 'deferred'; readonly reason: HeldReason }
  /** The device has written all items, or has no room for them. */
  | { readonly kind: 'stored'; readonly onDevice: boolean }
  /** The server has the item, or has refused it for good. */
  | { readonly kind: 'ended'; readonly key: string }
  | { readonly kind: 'stopped' };

/** The queue of a device that has not been read yet. */
export const UNREAD: DeliveryQueue<never> = { kind: 'reading', items: [] };

/** The queue after an event. An event that does not belong to its state leaves it as it is. */
export function deliveryQueueReducer<Item extends Keyed>(
  queue: DeliveryQueue<Item>,
  event: DeliveryEvent<Item>,
): DeliveryQueue<Item> {
  switch (event.kind) {
    case 'read':
      return queue.kind === 'reading' ? withFirstUnsent([...event.items, ...queue.items]) : queue;
    case 'added':
      return withItem(queue, event.item);
    case 'deferred':
      return deferred(queue, event.reason);
    case 'stored':
      return stored(queue, event.onDevice);
    case 'ended':
      return queue.items.some(({ key }) => key === event.key) && queue.kind !== 'reading'
        ? withFirstUnsent(queue.items.filter(({ key }) => key !== event.key))
        : queue;
    case 'stopped':
      return queue.kind === 'reading' || queue.kind === 'empty'
        ? queue
        : { kind: 'stopped', items: queue.items, held: heldOf(queue) };
  }
}

const withFirstUnsent = <Item extends Keyed>(items: readonly Item[]): DeliveryQueue<Item> =>
  items.length === 0 ? { kind: 'empty', items: [] } : { kind: 'sending', items };

/** A queue whose first item has to wait must be stored again before a screen says that all items are kept. */
function withItem<Item extends Keyed>(queue: DeliveryQueue<Item>, item: Item): DeliveryQueue<Item> {
  const items = [...queue.items, item];
  switch (queue.kind) {
    case 'reading':
    case 'storing':
      return { ...queue, items };
    case 'held':
      return { kind: 'storing', items, reason: queue.held.reason };
    default:
      return { kind: 'sending', items };
  }
}

function deferred<Item extends Keyed>(queue: DeliveryQueue<Item>, reason: HeldReason): DeliveryQueue<Item> {
  const { items } = queue;
  switch (queue.kind) {
    case 'sending':
    case 'storing':
      return { kind: 'storing', items, reason };
    case 'held':
      return { kind: 'held', items, held: { ...queue.held, reason } };
    default:
      return queue;
  }
}

function stored<Item extends Keyed>(queue: DeliveryQueue<Item>, onDevice: boolean): DeliveryQueue<Item> {
  const { items } = queue;
  switch (queue.kind) {
    case 'storing':
      return { kind: 'held', items, held: { reason: queue.reason, onDevice } };
    case 'held':
      return { kind: 'held', items, held: { ...queue.held, onDevice } };
    default:
      return queue;
  }
}

/** Why the first item waits; null while it is on its way, and until it is known what the device has kept. */
export const heldOf = (queue: DeliveryQueue): Held | null =>
  queue.kind === 'held' || queue.kind === 'stopped' ? queue.held : null;

/** The item to send; undefined where nothing is to be sent. */
export const nextToSend = <Item extends Keyed>(queue: DeliveryQueue<Item>): Item | undefined =>
  queue.kind === 'reading' || queue.kind === 'stopped' ? undefined : queue.items[0];

/** Whether nothing waits any more, or what waits is held. */
export const isSettled = (queue: DeliveryQueue): boolean => queue.kind === 'empty' || heldOf(queue) !== null;
