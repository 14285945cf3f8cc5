import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLatencies, type Latencies } from '../../proving/latencies.ts';

/** Keeps calls to the moments that were meant for them, and says how late they were sent. Milliseconds of `performance`. */
export interface Pace {
  now(): number;
  /** Waits for a moment; a moment that has passed is now. */
  until(at: number): Promise<void>;
  readonly lag: Latencies;
}

const now = () => performance.now();

export function createPace(): Pace {
  const lag = createLatencies();
  return {
    now,
    async until(at) {
      // A timer takes a millisecond at least, in which a thousand calls a second would fall behind one by one.
      const wait = at - now();
      if (wait > 0) await sleep(wait);
      lag.add(Math.max(0, now() - at));
    },
    lag,
  };
}
