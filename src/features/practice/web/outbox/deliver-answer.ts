import type { CallResult } from '#platform/endpoint/web/call.ts';
import type { AnswerResponse, answerQuestion } from '../../contract/endpoints.ts';
import type { PendingAnswer } from './kept-quiz.ts';

/** Why an answer waits on this device: no network, or a server that cannot take it just now. */
export type HeldReason = 'network' | 'server';

/** How the delivery of an answer ended. */
export type Delivery =
  | { readonly kind: 'accepted'; readonly response: AnswerResponse }
  /** The quiz is further than this page, or not open any more: read it again. */
  | { readonly kind: 'moved-on' }
  | { readonly kind: 'refused'; readonly detail: string }
  /** Nobody is signed in, or the page is left: the answer stays on the device. */
  | { readonly kind: 'stopped' };

/** Sends an answer and waits so many milliseconds for what becomes of it. */
export type Send = (pending: PendingAnswer, patience: number) => Promise<CallResult<typeof answerQuestion>>;

export interface Courier {
  readonly send: Send;
  /** Waits so many milliseconds, or until the network is back. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly onHeld: (reason: HeldReason) => void;
  readonly signal: AbortSignal;
}

/**
 * Pauses between tries in milliseconds; the last one repeats. A network that is back is not always told by the browser, and
 * an answer arrives within 5 s of it (docs: trust); a server that is busy is left alone for longer.
 */
const RETRY_AFTER: Readonly<Record<HeldReason, readonly number[]>> = {
  network: [1000, 2000, 3000],
  server: [1000, 2000, 4000, 8000, 15_000, 30_000],
};

/**
 * How long the tries wait for an answer, in milliseconds; the last one repeats. A server that works answers within 8 s
 * (decision 20), so after the first the network has swallowed the call, and the reader is told. Another try may find it
 * working; a slow one gets ever more time.
 */
const PATIENCE = [12_000, 12_000, 24_000, 90_000];

/** Tries on a server that fails before the reader is told; each try carries the same key, so none counts twice. */
const SERVER_TRIES = 4;

/** Sends an answer under its key until the server has it or refuses it. */
export async function deliverAnswer(pending: PendingAnswer, courier: Courier): Promise<Delivery> {
  let failures = 0;
  for (let tries = 0; !courier.signal.aborted; tries++) {
    const result = await courier.send(pending, atMost(PATIENCE, tries));
    const end = result.ok
      ? ({ kind: 'accepted', response: result.data } as const)
      : endOf(result.problem, failures);
    if (end.kind !== 'held') return end;
    if (end.reason === 'server') failures++;
    if (courier.signal.aborted) break;
    courier.onHeld(end.reason);
    await courier.wait(atMost(RETRY_AFTER[end.reason], tries));
  }
  return { kind: 'stopped' };
}

/** The one at this place; beyond the end the last one. */
const atMost = (steps: readonly number[], place: number): number => steps[place] ?? steps.at(-1) ?? 0;

type Refused = Extract<CallResult<typeof answerQuestion>, { ok: false }>['problem'];

function endOf(
  problem: Refused,
  failures: number,
): Delivery | { readonly kind: 'held'; readonly reason: HeldReason } {
  switch (problem.code) {
    case 'offline':
    case 'timed-out':
      return { kind: 'held', reason: 'network' };
    case 'unavailable':
    case 'too-many-requests':
      return { kind: 'held', reason: 'server' };
    case 'server-error':
      return failures + 1 < SERVER_TRIES
        ? { kind: 'held', reason: 'server' }
        : { kind: 'refused', detail: problem.detail };
    case 'not-next':
    case 'key-reused':
    case 'not-found':
      return { kind: 'moved-on' };
    case 'signed-out':
      return { kind: 'stopped' };
    default:
      return { kind: 'refused', detail: problem.detail };
  }
}
