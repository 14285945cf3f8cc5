import type { AnswerResponse } from '../../contract/endpoints.ts';
import { type Delivery, deliverAnswer, type Send } from './deliver-answer.ts';
import { createDeliveryLane, type DeliveryLane, type LaneSurroundings } from './delivery-lane.ts';
import type { PendingAnswer } from './kept-quiz.ts';
import type { OutboxStore } from './outbox-store.ts';

/** An answer whose delivery has ended, with how. */
export interface Delivered {
  readonly answer: PendingAnswer;
  readonly delivery: Delivery;
}

/** An answer that arrived while no screen was there to show it. */
export interface Arrived {
  readonly answer: PendingAnswer;
  readonly response: AnswerResponse;
}

export interface AnswerLane extends DeliveryLane<PendingAnswer> {
  /** Calls the listener for every answer whose delivery ends from now on. @returns what removes the listener. */
  readonly onDelivered: (listener: (delivered: Delivered) => void) => () => void;
  /** The last answer that arrived without a listener. */
  readonly lastArrived: () => Arrived | null;
  /** The same, once. */
  readonly takeArrived: () => Arrived | null;
}

interface AnswerLaneParts extends LaneSurroundings {
  readonly store: OutboxStore;
  readonly send: Send;
}

/** The answers to the questions of quizzes, and those who listen for what becomes of them. */
export function createAnswerLane({ store, send, ...surroundings }: AnswerLaneParts): AnswerLane {
  const listeners = new Set<(delivered: Delivered) => void>();
  let arrived: Arrived | null = null;
  const lane = createDeliveryLane({
    ...surroundings,
    queue: () => store.state().answers,
    toQueue: store.toAnswers,
    send,
    deliver: deliverAnswer,
    onEnd: (answer: PendingAnswer, delivery, leave) => {
      if (delivery.kind === 'accepted') {
        const { response } = delivery;
        surroundings.device.advance(response);
        if (listeners.size === 0) arrived = { answer, response };
      }
      leave();
      for (const listener of listeners) listener({ answer, delivery });
    },
  });
  return {
    ...lane,
    onDelivered: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lastArrived: () => arrived,
    takeArrived: () => {
      const taken = arrived;
      arrived = null;
      return taken;
    },
  };
}
