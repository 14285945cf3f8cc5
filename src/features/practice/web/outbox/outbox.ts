import type { Kept } from '#platform/device/web/kept.ts';
import type { AnswerResponse } from '../../contract/endpoints.ts';
import type { QuizView } from '../../contract/views.ts';
import { type Delivery, deliverAnswer, type HeldReason, type Send } from './deliver-answer.ts';
import { type KeptQuiz, NOTHING_KEPT, type PendingAnswer, readKeptQuiz, withAnswer } from './kept-quiz.ts';
import { waitForNetwork } from './wait-for-network.ts';
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
}

/** The answers of one student on their way to the server, in order, each under its own key. */
export interface Outbox {
  readonly state: () => OutboxState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes an answer; it is on the device and on its way at once. */
  readonly add: (answer: PendingAnswer) => void;
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
  readonly kept: Kept;
  readonly send: Send;
}

/** Opens the outbox with what the device kept, and sends it. */
export function openOutbox({ kept, send }: OutboxParts): Outbox {
  const closing = new AbortController();
  const listeners = new Set<() => void>();
  const ears = new Set<(delivered: Delivered) => void>();
  let state: OutboxState = { ready: false, waiting: [], held: null };
  let book: KeptQuiz = NOTHING_KEPT;
  let arrived: Arrived | null = null;
  let sending = false;

  const change = (part: Partial<OutboxState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  const device = writeInOrder(kept);
  const save = () => {
    const isEmpty = book.quiz === null && state.waiting.length === 0;
    device.write(isEmpty ? null : { ...book, waiting: [...state.waiting] });
  };

  // Nobody is told that an answer is kept before it is: whoever hears it may close the lid.
  let heldBy: HeldReason | null = null;
  const tellHeld = async () => {
    const onDevice = await device.stands();
    change({ held: heldBy && { reason: heldBy, onDevice } });
  };

  const end = (answer: PendingAnswer, delivery: Delivered['delivery']) => {
    const response = delivery.kind === 'accepted' ? delivery.response : null;
    if (response) book = { ...book, quiz: withAnswer(book.quiz, { response }) };
    if (response && ears.size === 0) arrived = { answer, response };
    heldBy = null;
    change({ waiting: state.waiting.filter(({ key }) => key !== answer.key), held: null });
    save();
    for (const ear of ears) ear({ answer, delivery });
  };

  const run = async () => {
    if (sending || !state.ready) return;
    sending = true;
    for (let [first] = state.waiting; first && !closing.signal.aborted; [first] = state.waiting) {
      const delivery = await deliverAnswer(first, {
        send,
        wait: (milliseconds) => waitForNetwork(milliseconds, closing.signal),
        onHeld: (reason) => {
          heldBy = reason;
          void tellHeld();
        },
        signal: closing.signal,
      });
      if (delivery.kind === 'stopped') break;
      end(first, delivery);
    }
    sending = false;
  };

  const open = async () => {
    const before = readKeptQuiz(await kept.read());
    if (closing.signal.aborted) return;
    book = { ...before, quiz: book.quiz ?? before.quiz };
    change({ ready: true, waiting: [...before.waiting, ...state.waiting] });
    await run();
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
      void run();
    },
    listen: (ear) => {
      ears.add(ear);
      return () => ears.delete(ear);
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

/** Resolves when nothing waits any more, when what waits is held, or when the student has gone. */
function whenSettled(
  { state, subscribe }: Pick<Outbox, 'state' | 'subscribe'>,
  gone: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { ready, waiting, held } = state();
      const isSettled = ready && (waiting.length === 0 || held !== null);
      if (!isSettled && !gone.aborted) return;
      forget();
      resolve();
    };
    const forget = subscribe(look);
    look();
  });
}
