import type { Transport } from './deliver-answer.ts';
import { waitForNetwork } from './wait-for-network.ts';

interface Line<P, R, D> {
  /** What is to be sent next. */
  readonly first: () => P | undefined;
  readonly deliver: (pending: P, transport: Transport<P, R>) => Promise<D>;
  readonly send: Transport<P, R>['send'];
  readonly onHeld: Transport<P, R>['onHeld'];
  /** Takes what has ended out of the line. @returns whether the line goes on. */
  readonly end: (pending: P, delivery: D) => boolean;
  readonly signal: AbortSignal;
}

/** Sends what waits in a line, one after another; called again meanwhile, it does nothing. */
export function sendInOrder<P, R, D>({ first, deliver, send, onHeld, end, signal }: Line<P, R, D>) {
  let sending = false;
  const wait = (milliseconds: number) => waitForNetwork(milliseconds, signal);
  return async (): Promise<void> => {
    if (sending) return;
    sending = true;
    for (let next = first(); next !== undefined && !signal.aborted; next = first()) {
      const delivery = await deliver(next, { send, wait, onHeld, signal });
      if (!end(next, delivery)) break;
    }
    sending = false;
  };
}
