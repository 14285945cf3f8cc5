import {
  type DeliveryEvent,
  type DeliveryQueue,
  deliveryQueueReducer,
  UNREAD,
} from '../../core/delivery-queue.ts';
import type { PendingAnswer, PendingExtra } from './kept-quiz.ts';

export interface OutboxState {
  readonly answers: DeliveryQueue<PendingAnswer>;
  /** What is answered beside the questions: none of it is next, so it holds up no answer. */
  readonly extras: DeliveryQueue<PendingExtra>;
}

export interface OutboxStore {
  readonly state: () => OutboxState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
  readonly toAnswers: (event: DeliveryEvent<PendingAnswer>) => void;
  readonly toExtras: (event: DeliveryEvent<PendingExtra>) => void;
}

/** The state of an outbox, which changes by the events of its two queues alone. */
export function createOutboxStore(): OutboxStore {
  const listeners = new Set<() => void>();
  let state: OutboxState = { answers: UNREAD, extras: UNREAD };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const change = (next: OutboxState) => {
    if (next.answers === state.answers && next.extras === state.extras) return;
    state = next;
    notify();
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify,
    toAnswers: (event) => change({ ...state, answers: deliveryQueueReducer(state.answers, event) }),
    toExtras: (event) => change({ ...state, extras: deliveryQueueReducer(state.extras, event) }),
  };
}
