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
}

interface ExtraLaneParts extends LaneSurroundings {
  readonly store: OutboxStore;
  readonly send: Send<PendingExtra, AnyExtraResult>;
}

/** Challenge questions and essays, each with the screen that waits for its result. */
export function createExtraLane({ store, send, ...surroundings }: ExtraLaneParts): ExtraLane {
  const waiting = new Map<string, (result: AnyExtraResult) => void>();
  const lane = createDeliveryLane({
    ...surroundings,
    queue: () => store.state().extras,
    toQueue: store.toExtras,
    send,
    deliver: deliver<PendingExtra, AnyExtraResult>,
    onEnd: ({ key }: PendingExtra, result, leave) => {
      leave();
      waiting.get(key)?.(result);
      waiting.delete(key);
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
  };
}
