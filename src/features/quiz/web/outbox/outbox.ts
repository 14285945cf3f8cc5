import type { Kept } from '#platform/device/web/kept.ts';
import type { CallResult } from '#platform/endpoint/web/call.ts';
import type { AnswerResponse } from '../../contract/endpoints.ts';
import type { QuizView } from '../../contract/views.ts';
import { type DeliveryEvent, type HeldReason, nextToSend } from '../../core/delivery-queue.ts';
import { type Delivery, deliver, deliverAnswer, type Send } from './deliver-answer.ts';
import {
  type ExtraCalls,
  type KeptQuiz,
  NOTHING_KEPT,
  type PendingAnswer,
  type PendingExtra,
  withAnswer,
} from './kept-quiz.ts';
import { createOutboxStore, type OutboxState } from './outbox-store.ts';
import { sendInOrder } from './send-in-order.ts';
import { whenSettled } from './when-settled.ts';
import { writeInOrder } from './write-in-order.ts';

/** An answer whose way has ended, with how. */
export interface Delivered {
  readonly answer: PendingAnswer;
  readonly delivery: Exclude<Delivery, { kind: 'stopped' }>;
}

/** An answer that arrived while no screen was there to show it. */
export interface Arrived {
  readonly answer: PendingAnswer;
  readonly response: AnswerResponse;
}

type ExtraResult<Kind extends keyof ExtraCalls> = CallResult<ExtraCalls[Kind]>;
type AnyExtraResult = { [K in keyof ExtraCalls]: ExtraResult<K> }[keyof ExtraCalls];

/** The answers of one student on their way to the server, in order, each under its own key. */
export interface Outbox {
  readonly state: () => OutboxState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes an answer; it is on the device and on its way at once. */
  readonly add: (answer: PendingAnswer) => void;
  /** The same for a challenge question or an essay. Resolves with what became of it; never when the student has gone. */
  readonly addExtra: <Kind extends keyof ExtraCalls>(
    extra: PendingExtra & { readonly kind: Kind },
  ) => Promise<ExtraResult<Kind>>;
  /** Calls the listener for every answer whose way ends from now on. @returns what removes the listener. */
  readonly onDelivered: (listener: (delivered: Delivered) => void) => () => void;
  /** Resolves when nothing waits any more, or when what waits is held. */
  readonly settled: () => Promise<void>;
  /** Keeps the running quiz on the device, so that it can be opened again without network. */
  readonly keepQuiz: (quiz: QuizView, pretest?: KeptQuiz['pretest']) => void;
  /** The running quiz is none any more: its passage was put back. */
  readonly dropQuiz: () => void;
  /** The quiz that the device keeps. */
  readonly kept: () => Pick<KeptQuiz, 'quiz' | 'pretest'>;
  /** The last answer that arrived without a listener, once. */
  readonly takeArrived: () => Arrived | null;
  /** The student has gone: nothing is sent any more, and what the device keeps stays as it is. */
  readonly close: () => void;
}

interface OutboxParts {
  readonly kept: Kept<KeptQuiz>;
  readonly send: Send;
  readonly sendExtra: Send<PendingExtra, AnyExtraResult>;
}

/**
 * Opens the outbox with what the device kept, and sends it. What becomes of an item is decided by its queue
 * (`core/delivery-queue.ts`); here is what a queue cannot do: store, send, and call those who wait for a result.
 */
export function openOutbox({ kept, send, sendExtra }: OutboxParts): Outbox {
  const closing = new AbortController();
  const { signal } = closing;
  const store = createOutboxStore();
  const { state, toAnswers, toExtras } = store;
  const deliveryListeners = new Set<(delivered: Delivered) => void>();
  const resultListeners = new Map<string, (result: AnyExtraResult) => void>();
  let running: Pick<KeptQuiz, 'quiz' | 'pretest'> = NOTHING_KEPT;
  let arrived: Arrived | null = null;

  const device = writeInOrder(kept);
  const save = () => {
    const [waiting, extras] = [state().answers.items, state().extras.items];
    const isEmpty = running.quiz === null && waiting.length === 0 && extras.length === 0;
    device.write(isEmpty ? null : { ...running, waiting, extras });
  };
  // No reader is told that an answer is kept before it is: they may close the lid at once.
  const onceStored = async () => {
    const event = { kind: 'stored', onDevice: await device.stands() } as const;
    toAnswers(event);
    toExtras(event);
  };
  const defer = (to: (event: DeliveryEvent<never>) => void) => (reason: HeldReason) => {
    to({ kind: 'deferred', reason });
    void onceStored();
  };
  // After the student has gone, what is said belongs to the next one.
  const stop = (to: (event: DeliveryEvent<never>) => void) => {
    if (!signal.aborted) to({ kind: 'stopped' });
  };

  const sendAnswers = sendInOrder({
    first: () => nextToSend(state().answers),
    deliver: deliverAnswer,
    send,
    onHeld: defer(toAnswers),
    signal,
    end: (answer, delivery) => {
      if (delivery.kind === 'stopped') return stop(toAnswers);
      const response = delivery.kind === 'accepted' ? delivery.response : null;
      if (response) running = { ...running, quiz: withAnswer(running.quiz, { response }) };
      if (response && deliveryListeners.size === 0) arrived = { answer, response };
      toAnswers({ kind: 'ended', key: answer.key });
      save();
      for (const listener of deliveryListeners) listener({ answer, delivery });
    },
  });
  const sendExtras = sendInOrder<PendingExtra, AnyExtraResult, AnyExtraResult | null>({
    first: () => nextToSend(state().extras),
    deliver,
    send: sendExtra,
    onHeld: defer(toExtras),
    signal,
    end: ({ key }, result) => {
      if (result === null) return stop(toExtras);
      toExtras({ kind: 'ended', key });
      save();
      resultListeners.get(key)?.(result);
      resultListeners.delete(key);
    },
  });
  const open = async () => {
    const before = await kept.read();
    if (signal.aborted) return;
    const isAddedTo = state().answers.items.length + state().extras.items.length > 0;
    running = { quiz: running.quiz ?? before.quiz, pretest: before.pretest };
    toAnswers({ kind: 'read', items: before.waiting });
    toExtras({ kind: 'read', items: before.extras });
    if (isAddedTo) save();
    await Promise.all([sendAnswers(), sendExtras()]);
  };
  void open();

  return {
    state,
    subscribe: store.subscribe,
    add: (item) => {
      toAnswers({ kind: 'added', item });
      save();
      void onceStored();
      void sendAnswers();
    },
    // What comes back under a key is of the call that was sent under it.
    addExtra: ((item: PendingExtra) =>
      new Promise<AnyExtraResult>((resolve) => {
        resultListeners.set(item.key, resolve);
        toExtras({ kind: 'added', item });
        save();
        void onceStored();
        void sendExtras();
      })) as Outbox['addExtra'],
    onDelivered: (listener) => {
      deliveryListeners.add(listener);
      return () => deliveryListeners.delete(listener);
    },
    settled: () => whenSettled(store, signal),
    keepQuiz: (quiz, pretest = null) => {
      const { passagesDone = 0, passagesPlanned = 0 } = pretest ?? {};
      running = { quiz, pretest: pretest && { passagesDone, passagesPlanned } };
      save();
    },
    dropQuiz: () => {
      running = NOTHING_KEPT;
      save();
    },
    kept: () => running,
    takeArrived: () => {
      const taken = arrived;
      arrived = null;
      return taken;
    },
    close: () => {
      closing.abort();
      store.notify();
    },
  };
}
