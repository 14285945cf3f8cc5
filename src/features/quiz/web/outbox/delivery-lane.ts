import { type DeliveryEvent, type DeliveryQueue, type Keyed, nextToSend } from '../../core/delivery-queue.ts';
import type { Send, Transport } from './deliver-answer.ts';
import type { DeviceCopy } from './device-copy.ts';
import { sendInOrder } from './send-in-order.ts';

/** What the lanes of one outbox have in common. */
export interface LaneSurroundings {
  readonly device: DeviceCopy;
  /** Aborted once the student has gone. */
  readonly signal: AbortSignal;
}

interface LaneParts<Item extends Keyed, Result, Delivery> extends LaneSurroundings {
  readonly queue: () => DeliveryQueue<Item>;
  readonly toQueue: (event: DeliveryEvent<Item>) => void;
  readonly send: Send<Item, Result>;
  /** Resolves with null where the item stays on the device. */
  readonly deliver: (item: Item, transport: Transport<Item, Result>) => Promise<Delivery | null>;
  /** The delivery of an item has ended: `leave` takes it out of the queue and off the device. */
  readonly onEnd: (item: Item, delivery: Delivery, leave: () => void) => void;
}

export interface DeliveryLane<Item> {
  /** The item is on the device and on its way at once. */
  readonly add: (item: Item) => void;
  /** Sends what waits; called again meanwhile, it does nothing. */
  readonly sendWaiting: () => Promise<void>;
}

/**
 * One queue of an outbox with its delivery. What becomes of an item is decided by the queue (`core/delivery-queue.ts`);
 * here is what a queue cannot do: store and send.
 */
export function createDeliveryLane<Item extends Keyed, Result, Delivery>({
  queue,
  toQueue,
  send,
  deliver,
  onEnd,
  device,
  signal,
}: LaneParts<Item, Result, Delivery>): DeliveryLane<Item> {
  const sendWaiting = sendInOrder<Item, Result, Delivery | null>({
    first: () => nextToSend(queue()),
    deliver,
    send,
    signal,
    onHeld: (reason) => {
      toQueue({ kind: 'deferred', reason });
      void device.confirm();
    },
    end: (item, delivery) => {
      if (delivery !== null) {
        onEnd(item, delivery, () => {
          toQueue({ kind: 'ended', key: item.key });
          device.save();
        });
        // After the student has gone, the state belongs to the next one.
      } else if (!signal.aborted) toQueue({ kind: 'stopped' });
    },
  });
  return {
    add: (item) => {
      toQueue({ kind: 'added', item });
      device.save();
      void device.confirm();
      void sendWaiting();
    },
    sendWaiting,
  };
}
