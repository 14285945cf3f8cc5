import type { Transport } from './deliver-answer.ts';
import { waitForNetwork } from './wait-for-network.ts';

interface Sending<P, R, D> {
  /** What is to be sent next; undefined while nothing is. */
  readonly first: () => P | undefined;
  readonly deliver: (pending: P, transport: Transport<P, R>) => Promise<D>;
  readonly send: Transport<P, R>['send'];
  readonly onHeld: Transport<P, R>['onHeld'];
  /** Takes what has ended out of the queue, or stops the queue: otherwise the same is sent again. */
  readonly end: (pending: P, delivery: D) => void;
  readonly signal: AbortSignal;
}

/** Sends what waits in a queue, one after another; called again meanwhile, it does nothing. */
export function sendInOrder<P, R, D>({ first, deliver, send, onHeld, end, signal }: Sending<P, R, D>) {
  let sending = false;
  const wait = (milliseconds: number) => waitForNetwork(milliseconds, signal);
  return async (): Promise<void> => {
    if (sending) return;
    sending = true;
    for (let next = first(); next !== undefined && !signal.aborted; next = first()) {
      end(next, await deliver(next, { send, wait, onHeld, signal }));
    }
    sending = false;
  };
}
