import { setTimeout as sleep } from 'node:timers/promises';
import type { School, SchoolStudent } from '../../proving/school.ts';
import { type Answering, startAnswering } from '../kill/answering.ts';
import type { Pair } from './pair.ts';

export interface StopsPlan {
  readonly signal: 'SIGTERM' | 'SIGKILL';
  /** How often a server is ended; they take turns. */
  readonly times: number;
  /** Answers a second. */
  readonly rate: number;
  readonly seed: number;
  readonly students: readonly SchoolStudent[];
}

export interface Stops {
  readonly answering: Answering;
  /** Milliseconds from the signal to the end of the process. */
  readonly ended: readonly number[];
}

/** Before and after each stop, so that both servers have connections. Milliseconds. */
const CALM = 1_000;
/** Longer waits for "saved" count as never. Milliseconds. */
const PATIENCE = 60_000;

/** Ends one of two servers behind a balancer under load, starts it again, and so on. */
export async function stopUnderLoad(
  pair: Pair,
  { origin, school }: { readonly origin: string; readonly school: School },
  { signal, times, rate, seed, students }: StopsPlan,
): Promise<Stops> {
  const answering = startAnswering({ school, students, rate, seed, origin });
  const ended: number[] = [];
  try {
    for (let time = 0; time < times; time++) {
      // The first one last: whoever was there first holds the locks.
      const place = (time + 1) % 2;
      await sleep(CALM);
      ended.push(await pair.end(place, signal));
      await sleep(CALM);
      await pair.startAgain(place);
    }
    await answering.finish(PATIENCE);
  } finally {
    await answering.finish(0);
  }
  return { answering, ended };
}
