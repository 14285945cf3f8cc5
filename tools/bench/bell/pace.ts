import { performance } from 'node:perf_hooks';
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
    until: (at) =>
      new Promise((resolve) => {
        const arrive = () => {
          lag.add(Math.max(0, now() - at));
          resolve();
        };
        setTimeout(arrive, Math.max(0, at - now()));
      }),
    lag,
  };
}
