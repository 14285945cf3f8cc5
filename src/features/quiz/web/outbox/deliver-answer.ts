import type { CallProblem, CallResult } from '#platform/endpoint/web/call.ts';
import type { AnswerResponse, answerQuestion } from '../../contract/endpoints.ts';
import type { HeldReason } from '../../core/delivery-queue.ts';
import type { PendingAnswer } from './kept-quiz.ts';

/** What a call may come back with, whatever it asks for. */
type Outcome = { readonly ok: true } | { readonly ok: false; readonly problem: CallProblem };

/** How the delivery of an answer ended. */
export type Delivery =
  | { readonly kind: 'accepted'; readonly response: AnswerResponse }
  /** The quiz is further than this page, or not open any more: read it again. */
  | { readonly kind: 'moved-on' }
  | { readonly kind: 'refused'; readonly detail: string };

/** Sends something that waits, and waits so many milliseconds for what becomes of it. */
export type Send<P = PendingAnswer, R = CallResult<typeof answerQuestion>> = (
  pending: P,
  timeoutMs: number,
) => Promise<R>;

export interface Transport<P = PendingAnswer, R = CallResult<typeof answerQuestion>> {
  readonly send: Send<P, R>;
  /** Waits so many milliseconds, or until the network is back. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly onHeld: (reason: HeldReason) => void;
  readonly signal: AbortSignal;
}

/**
 * Pauses between tries in milliseconds; the last one repeats. A network that is back is not always reported by the browser, and
 * an answer arrives within 5 s of it (docs: trust); a server that is busy is left alone for longer, and as long as it says.
 */
const RETRY_AFTER: Readonly<Record<HeldReason, readonly number[]>> = {
  network: [1000, 2000, 3000],
  server: [1000, 2000, 4000, 8000, 15_000, 30_000],
};

/**
 * How long the tries wait for an answer, in milliseconds; the last one repeats. A server that works answers within 8 s
 * (decision 20), so after the first the network has swallowed the call, and the screen says so. Another try may find it
 * working; a slow one gets ever more time.
 */
const TRY_TIMEOUTS_MS = [12_000, 12_000, 24_000, 90_000];

/** Tries on a server that fails before the screen says so; each try carries the same key, so none counts twice. */
const SERVER_TRIES = 4;

/** Sends an answer under its key until the server has it or refuses it; null as with `deliver`. */
export async function deliverAnswer(pending: PendingAnswer, transport: Transport): Promise<Delivery | null> {
  const result = await deliver(pending, transport);
  if (result === null) return null;
  return result.ok ? { kind: 'accepted', response: result.data } : refusedBy(result.problem);
}

/**
 * Sends under one key until the server has it or refuses it. @returns what it said in the end; null when the student is
 * logged out, or the page is left.
 */
export async function deliver<P, R extends Outcome>(
  pending: P,
  transport: Transport<P, R>,
): Promise<R | null> {
  let failures = 0;
  for (let tries = 0; !transport.signal.aborted; tries++) {
    const result = await transport.send(pending, atMost(TRY_TIMEOUTS_MS, tries));
    if (!result.ok && result.problem.code === 'signed-out') return null;
    const reason = result.ok ? null : heldBy(result.problem, failures);
    if (reason === null) return result;
    if (reason === 'server') failures++;
    if (transport.signal.aborted) break;
    transport.onHeld(reason);
    await transport.wait(Math.max(atMost(RETRY_AFTER[reason], tries), namedPause(result)));
  }
  return null;
}

/** The one at this place; beyond the end the last one. */
const atMost = (steps: readonly number[], index: number): number => steps[index] ?? steps.at(-1) ?? 0;

/** What the server asks to wait for, in milliseconds. */
const namedPause = (result: Outcome): number => (result.ok ? 0 : (result.problem.retryAfter ?? 0) * 1000);

/** Why it waits for another try; null when it has ended. */
function heldBy({ code }: CallProblem, failures: number): HeldReason | null {
  switch (code) {
    case 'offline':
    case 'timed-out':
      return 'network';
    case 'unavailable':
    case 'too-many-requests':
      return 'server';
    case 'server-error':
      return failures + 1 < SERVER_TRIES ? 'server' : null;
    default:
      return null;
  }
}

const MOVED_ON: readonly string[] = ['not-next', 'key-reused', 'not-found'];

const refusedBy = ({ code, detail }: CallProblem): Delivery =>
  MOVED_ON.includes(code) ? { kind: 'moved-on' } : { kind: 'refused', detail };
