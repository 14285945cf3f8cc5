import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLatencies, type Latencies } from './latencies.ts';

/** Keeps calls to the moments that were planned for them, and records how late they were sent. Milliseconds of `performance`. */
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

/**
 * Begins tasks evenly spread over the time, whether or not the ones before have ended, and waits for all.
 * @param task is given its number and the moment that was planned for it.
 */
export async function spreadEvenly(
  {
    count,
    seconds,
    pace = createPace(),
  }: { readonly count: number; readonly seconds: number; readonly pace?: Pace },
  task: (number: number, due: number) => Promise<void>,
): Promise<void> {
  const began = now();
  const running: Promise<void>[] = [];
  for (let number = 0; number < count; number++) {
    const due = began + (number * seconds * 1000) / count;
    await pace.until(due);
    running.push(task(number, due));
  }
  await Promise.all(running);
}

/** Works through all elements, so many at a time. After a failure nothing new begins, and what runs is waited for. */
export async function forEachConcurrently<T>(
  elements: Iterable<T>,
  concurrency: number,
  task: (element: T) => Promise<void>,
): Promise<void> {
  // Shared: every worker takes the next one.
  const waiting = elements[Symbol.iterator]();
  const stop = new AbortController();
  const worker = async () => {
    for (let next = waiting.next(); !stop.signal.aborted && !next.done; next = waiting.next()) {
      await task(next.value).catch((error: unknown) => {
        stop.abort();
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
}
