import type { CallResult } from '#platform/endpoint/web/call.ts';
import { deliver, type Send } from './deliver-answer.ts';
import { createDeliveryLane, type LaneSurroundings } from './delivery-lane.ts';
import type { ExtraCalls, PendingExtra } from './kept-quiz.ts';
import type { OutboxStore } from './outbox-store.ts';

type ExtraResult<Kind extends keyof ExtraCalls> = CallResult<ExtraCalls[Kind]>;
export type AnyExtraResult = { [K in keyof ExtraCalls]: ExtraResult<K> }[keyof ExtraCalls];

export interface ExtraLane {
  /** Resolves with what became of the item; never when the student has gone. */
  readonly add: <Kind extends keyof ExtraCalls>(
    extra: PendingExtra & { readonly kind: Kind },
  ) => Promise<ExtraResult<Kind>>;
  readonly sendWaiting: () => Promise<void>;
  /** Calls the listener for each item whose delivery ends from now on. @returns what removes the listener. */
  readonly onDelivered: (listener: ExtraListener) => () => void;
}

/** @param isAwaited the screen that took the item in hears of its result; one that a device kept from before has none. */
type ExtraListener = (isAwaited: boolean) => void;

interface ExtraLaneParts extends LaneSurroundings {
  readonly store: OutboxStore;
  readonly send: Send<PendingExtra, AnyExtraResult>;
}

/** Challenge questions and essays, each with the screen that waits for its result. */
export function createExtraLane({ store, send, ...surroundings }: ExtraLaneParts): ExtraLane {
  const waiting = new Map<string, (result: AnyExtraResult) => void>();
  const listeners = new Set<ExtraListener>();
  const lane = createDeliveryLane({
    ...surroundings,
    queue: () => store.state().extras,
    toQueue: store.toExtras,
    send,
    deliver: deliver<PendingExtra, AnyExtraResult>,
    onEnd: ({ key }: PendingExtra, result, leave) => {
      leave();
      const isAwaited = waiting.has(key);
      waiting.get(key)?.(result);
      waiting.delete(key);
      for (const listener of listeners) listener(isAwaited);
    },
  });
  return {
    // What comes back under a key is of the call that was sent under it.
    add: ((item: PendingExtra) =>
      new Promise<AnyExtraResult>((resolve) => {
        waiting.set(item.key, resolve);
        lane.add(item);
      })) as ExtraLane['add'],
    sendWaiting: lane.sendWaiting,
    onDelivered: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
