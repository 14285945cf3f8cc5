import { setTimeout as sleep } from 'node:timers/promises';
import { type Answering, type AnsweringPlan, startAnswering } from '../../harness/answering.ts';
import type { ServerPair } from './server-pair.ts';

export interface StopsPlan extends AnsweringPlan {
  readonly signal: 'SIGTERM' | 'SIGKILL';
  /** How often a server is ended; they take turns. */
  readonly times: number;
}

export interface Stops {
  readonly answering: Answering;
  /** Milliseconds from the signal to the end of the process. */
  readonly endedAfter: readonly number[];
}

/** Before and after each stop, so that both servers have connections. */
const CALM_MS = 1_000;
/** Answers that wait longer count as never acknowledged. */
const DELIVERY_TIMEOUT_MS = 60_000;

/** Ends one of two servers behind one address under load, starts it again, and so on. */
export async function stopUnderLoad(pair: ServerPair, { signal, times, ...plan }: StopsPlan): Promise<Stops> {
  const answering = startAnswering(plan);
  const endedAfter: number[] = [];
  try {
    for (let time = 0; time < times; time++) {
      // The first one last: the server that started first holds the locks.
      const index = (time + 1) % 2;
      await sleep(CALM_MS);
      endedAfter.push(await pair.end(index, signal));
      await sleep(CALM_MS);
      await pair.startAgain(index);
    }
    await answering.finish(DELIVERY_TIMEOUT_MS);
  } finally {
    await answering.finish(0);
  }
  return { answering, endedAfter };
}
