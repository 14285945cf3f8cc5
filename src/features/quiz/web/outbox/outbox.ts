import type { Kept } from '#platform/device/web/kept.ts';
import type { CallResult } from '#platform/endpoint/web/call.ts';
import type { AnswerResponse } from '../../contract/endpoints.ts';
import type { QuizView } from '../../contract/views.ts';
import { type Delivery, deliver, deliverAnswer, type HeldReason, type Send } from './deliver-answer.ts';
import {
  type ExtraCalls,
  type KeptQuiz,
  NOTHING_KEPT,
  type PendingAnswer,
  type PendingExtra,
  withAnswer,
} from './kept-quiz.ts';
import { sendInOrder } from './send-in-order.ts';
import { writeInOrder } from './write-in-order.ts';

/** An answer whose way has ended, with how. */
export interface Delivered {
  readonly answer: PendingAnswer;
  readonly delivery: Exclude<Delivery, { kind: 'stopped' }>;
}

/** An answer that arrived while no screen was there to tell it. */
export interface Arrived {
  readonly answer: PendingAnswer;
  readonly response: AnswerResponse;
}

/** Why the first answer waits, and whether all that wait stand on the device; it may be full. */
export interface Held {
  readonly reason: HeldReason;
  readonly onDevice: boolean;
}

export interface OutboxState {
  /** What the device kept from before has been read. */
  readonly ready: boolean;
  readonly waiting: readonly PendingAnswer[];
  /** Null while the first answer is on its way, and until it is known what the device has kept. */
  readonly held: Held | null;
  /** What waits beside the answers: none of it is next, so it holds up no answer. */
  readonly extras: readonly PendingExtra[];
  readonly extrasHeld: Held | null;
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
  /** Hears of every answer whose way ends from now on. */
  readonly listen: (listener: (delivered: Delivered) => void) => () => void;
  /** Resolves when nothing waits any more, or when what waits is held. */
  readonly settled: () => Promise<void>;
  /** Keeps the running quiz on the device, so that it can be opened again without network. */
  readonly keepQuiz: (quiz: QuizView, pretest?: KeptQuiz['pretest']) => void;
  /** The quiz that the device keeps. */
  readonly kept: () => Pick<KeptQuiz, 'quiz' | 'pretest'>;
  /** The last answer that arrived unheard, once. */
  readonly takeArrived: () => Arrived | null;
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
  const listeners = new Set<() => void>();
  const deliveryListeners = new Set<(delivered: Delivered) => void>();
  const askers = new Map<string, (result: AnyExtraResult) => void>();
  let state: OutboxState = { ready: false, waiting: [], held: null, extras: [], extrasHeld: null };
  let book: KeptQuiz = NOTHING_KEPT;
  let arrived: Arrived | null = null;

  const change = (part: Partial<OutboxState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  const device = writeInOrder(kept);
  const save = () => {
    const { waiting, extras } = state;
    const isEmpty = book.quiz === null && waiting.length === 0 && extras.length === 0;
    device.write(isEmpty ? null : { ...book, waiting: [...waiting], extras: [...extras] });
  };

  // Nobody is told that an answer is kept before it is: whoever hears it may close the lid.
  const heldBy: { answers: HeldReason | null; extras: HeldReason | null } = { answers: null, extras: null };
  const tellHeld = async () => {
    const onDevice = await device.stands();
    const { answers, extras } = heldBy;
    change({
      held: answers && { reason: answers, onDevice },
      extrasHeld: extras && { reason: extras, onDevice },
    });
  };

  const end = (answer: PendingAnswer, delivery: Delivered['delivery']) => {
    const response = delivery.kind === 'accepted' ? delivery.response : null;
    if (response) book = { ...book, quiz: withAnswer(book.quiz, { response }) };
    if (response && deliveryListeners.size === 0) arrived = { answer, response };
    heldBy.answers = null;
    change({ waiting: state.waiting.filter(({ key }) => key !== answer.key), held: null });
    save();
    for (const listener of deliveryListeners) listener({ answer, delivery });
  };

  const onHeld = (line: keyof typeof heldBy) => (reason: HeldReason) => {
    heldBy[line] = reason;
    void tellHeld();
  };
  const { signal } = closing;
  const sendAnswers = sendInOrder({
    first: () => (state.ready ? state.waiting[0] : undefined),
    deliver: deliverAnswer,
    send,
    onHeld: onHeld('answers'),
    signal,
    end: (answer, delivery) => {
      if (delivery.kind === 'stopped') return false;
      end(answer, delivery);
      return true;
    },
  });
  const sendExtras = sendInOrder<PendingExtra, AnyExtraResult, AnyExtraResult | null>({
    first: () => (state.ready ? state.extras[0] : undefined),
    deliver,
    send: sendExtra,
    onHeld: onHeld('extras'),
    signal,
    end: ({ key }, result) => {
      if (result === null) return false;
      heldBy.extras = null;
      change({ extras: state.extras.filter((extra) => extra.key !== key), extrasHeld: null });
      save();
      askers.get(key)?.(result);
      askers.delete(key);
      return true;
    },
  });
  const open = async () => {
    const before = await kept.read();
    if (closing.signal.aborted) return;
    book = { ...before, quiz: book.quiz ?? before.quiz };
    change({
      ready: true,
      waiting: [...before.waiting, ...state.waiting],
      extras: [...before.extras, ...state.extras],
    });
    await Promise.all([sendAnswers(), sendExtras()]);
  };
  void open();

  const subscribe: Outbox['subscribe'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    state: () => state,
    subscribe,
    add: (answer) => {
      change({ waiting: [...state.waiting, answer], held: null });
      save();
      void tellHeld();
      void sendAnswers();
    },
    // What comes back under a key is of the call that was sent under it.
    addExtra: ((extra: PendingExtra) =>
      new Promise<AnyExtraResult>((resolve) => {
        askers.set(extra.key, resolve);
        change({ extras: [...state.extras, extra], extrasHeld: null });
        save();
        void tellHeld();
        void sendExtras();
      })) as Outbox['addExtra'],
    listen: (listener) => {
      deliveryListeners.add(listener);
      return () => deliveryListeners.delete(listener);
    },
    settled: () => whenSettled({ state: () => state, subscribe }, closing.signal),
    keepQuiz: (quiz, pretest = null) => {
      const { passagesDone = 0, passagesPlanned = 0 } = pretest ?? {};
      book = { ...book, quiz, pretest: pretest && { passagesDone, passagesPlanned } };
      save();
    },
    kept: () => book,
    takeArrived: () => {
      const taken = arrived;
      arrived = null;
      return taken;
    },
    close: () => {
      closing.abort();
      for (const listener of listeners) listener();
    },
  };
}

const isSent = (waits: readonly unknown[], why: Held | null) => waits.length === 0 || why !== null;

/** Resolves when nothing waits any more, when what waits is held, or when the student has gone. */
function whenSettled(
  { state, subscribe }: Pick<Outbox, 'state' | 'subscribe'>,
  gone: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { ready, waiting, held, extras, extrasHeld } = state();
      const isSettled = ready && isSent(waiting, held) && isSent(extras, extrasHeld);
      if (!isSettled && !gone.aborted) return;
      forget();
      resolve();
    };
    const forget = subscribe(look);
    look();
  });
}
