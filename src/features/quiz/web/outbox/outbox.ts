import type { Kept } from '#platform/device/web/kept.ts';
import { type AnswerLane, createAnswerLane } from './answer-lane.ts';
import type { Send } from './deliver-answer.ts';
import { createDeviceCopy, type DeviceCopy, type RunningQuiz } from './device-copy.ts';
import { type AnyExtraResult, createExtraLane, type ExtraLane } from './extra-lane.ts';
import type { KeptQuiz, PendingExtra } from './kept-quiz.ts';
import { createOutboxStore, type OutboxState } from './outbox-store.ts';
import { whenSettled } from './when-settled.ts';

export type { Arrived, Delivered } from './answer-lane.ts';

/** The answers of one student on their way to the server, in order, each under its own key. */
export interface Outbox
  extends Pick<AnswerLane, 'add' | 'onDelivered' | 'lastArrived' | 'takeArrived'>,
    Pick<DeviceCopy, 'keepQuiz' | 'dropQuiz'> {
  readonly state: () => OutboxState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes a challenge question or an essay. */
  readonly addExtra: ExtraLane['add'];
  readonly onExtraDelivered: ExtraLane['onDelivered'];
  /** Resolves when nothing waits any more, or when what waits is held. */
  readonly settled: () => Promise<void>;
  /** The quiz that the device keeps. */
  readonly kept: () => RunningQuiz;
  /** The student has gone: nothing is sent any more, and what the device keeps stays as it is. */
  readonly close: () => void;
}

interface OutboxParts {
  readonly kept: Kept<KeptQuiz>;
  readonly send: Send;
  readonly sendExtra: Send<PendingExtra, AnyExtraResult>;
}

/** Opens the outbox with what the device kept, and sends it. */
export function openOutbox({ kept, send, sendExtra }: OutboxParts): Outbox {
  const closing = new AbortController();
  const { signal } = closing;
  const store = createOutboxStore();
  const device = createDeviceCopy(kept, store);
  const answers = createAnswerLane({ store, device, signal, send });
  const extras = createExtraLane({ store, device, signal, send: sendExtra });

  const sendWhatWasKept = async () => {
    const before = await device.read();
    if (signal.aborted) return;
    const { state, toAnswers, toExtras } = store;
    const isAddedTo = state().answers.items.length + state().extras.items.length > 0;
    toAnswers({ kind: 'read', items: before.waiting });
    toExtras({ kind: 'read', items: before.extras });
    if (isAddedTo) device.save();
    await Promise.all([answers.sendWaiting(), extras.sendWaiting()]);
  };
  void sendWhatWasKept();

  return {
    state: store.state,
    subscribe: store.subscribe,
    add: answers.add,
    addExtra: extras.add,
    onExtraDelivered: extras.onDelivered,
    onDelivered: answers.onDelivered,
    lastArrived: answers.lastArrived,
    takeArrived: answers.takeArrived,
    keepQuiz: device.keepQuiz,
    dropQuiz: device.dropQuiz,
    kept: device.running,
    settled: () => whenSettled(store, signal),
    close: () => {
      closing.abort();
      store.notify();
    },
  };
}
