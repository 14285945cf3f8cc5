import { availableParallelism } from 'node:os';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import { createTimeSpent } from './time-spent.ts';

/**
 * Lets few heavy calls run at a time, so that every other call finds a free connection and a free processor (decision 42).
 * Guards this process alone.
 */
export interface HeavyLane {
  /**
   * Runs the work when it is its turn: of each person one at a time, people who are known before others, and of these first the
   * person who has used the lane least.
   * @param gone ends the wait of a caller who has gone.
   * @throws a refusal with its Retry-After when too many wait, or when the turn did not come in time.
   */
  run<T>(caller: LaneCaller, work: () => Promise<T>, gone?: AbortSignal): Promise<T>;
}

export interface LaneCaller {
  readonly person: number;
  /** Whether somebody vouches for the person; accounts of all others are free to make, as many as anybody likes. */
  readonly known: boolean;
}

export interface LaneSize {
  /** Calls that run at a time. */
  readonly most: number;
  /** Calls of one person that wait: a page of a teacher asks for four at once, and two pages may be open. */
  readonly waitingOfPerson: number;
  /** Calls that wait in all. */
  readonly waiting: number;
  /** Longest wait, in milliseconds, so that of the time of a call enough is left for its work. */
  readonly longestWait: number;
}

/**
 * By measurement (`npm run fault-test -- lists`): on a machine with two processors, answers took three times as long as without
 * heavy calls where one ran at a time, and seven times where two did.
 */
const PROCESSORS_FOR_TWO = 4;

const SIZE: LaneSize = {
  most: availableParallelism() < PROCESSORS_FOR_TWO ? 1 : 2,
  waitingOfPerson: 8,
  waiting: 200,
  longestWait: 4_000,
};

interface Waiter extends LaneCaller {
  readonly begin: () => void;
  /** Ends the wait with a refusal. */
  readonly leave: () => void;
}

/** What a call is taken to last before one has ended, in milliseconds; each one that ends counts for a tenth after that. */
const USUAL_MS = 100;
const SHARE_OF_NEWEST = 0.1;

/** Those of these calls that are of people who are known, or all where there is none. */
const knownFirst = (calls: readonly Waiter[]) =>
  calls.some(({ known }) => known) ? calls.filter(({ known }) => known) : calls;
const unknownFirst = (calls: readonly Waiter[]) =>
  calls.every(({ known }) => known) ? calls : calls.filter(({ known }) => !known);

/** The last call that came of the person with the most of these calls. */
const newestOfMost = (calls: readonly Waiter[]): Waiter | undefined =>
  [...Map.groupBy(calls, ({ person }) => person).values()]
    .reduce<readonly Waiter[]>((most, of) => (of.length > most.length ? of : most), [])
    .at(-1);

export function createHeavyLane(size: LaneSize = SIZE): HeavyLane {
  const running = new Set<number>();
  const waiting = new Set<Waiter>();
  const spent = createTimeSpent();
  let usual = USUAL_MS;

  /** When so many calls will have ended, in whole seconds. */
  const secondsOf = (calls: number, atOnce: number) =>
    Math.max(1, Math.ceil((calls * usual) / atOnce / 1000));
  const waitingOf = (person: number) => [...waiting].filter((one) => one.person === person).length;
  const isFree = ({ person }: LaneCaller) => running.size < size.most && !running.has(person);

  const beginNext = () => {
    const next = spent.least(knownFirst([...waiting].filter(isFree)));
    if (!next) return;
    waiting.delete(next);
    running.add(next.person);
    next.begin();
  };
  const refuseWhenFull = ({ person, known }: LaneCaller) => {
    const own = waitingOf(person);
    if (own >= size.waitingOfPerson) throw refuse('too-many-requests', { retryAfter: secondsOf(own, 1) });
    if (waiting.size < size.waiting) return;
    const newest = newestOfMost(unknownFirst([...waiting]));
    // Nobody keeps the places of others by asking often: who has none yet takes one of those who have most.
    const givesWay = newest && (newest.known === known ? waitingOf(newest.person) > own + 1 : !newest.known);
    if (givesWay) newest.leave();
    else throw refuse('unavailable', { retryAfter: secondsOf(waiting.size, size.most) });
  };
  const turnOf = (caller: LaneCaller, gone: AbortSignal | undefined): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      waiting.delete(waiter);
      clearTimeout(impatience);
      reject(refuse('unavailable', { retryAfter: secondsOf(waiting.size + 1, size.most) }));
    };
    const impatience = setTimeout(leave, size.longestWait);
    const begin = () => {
      clearTimeout(impatience);
      gone?.removeEventListener('abort', leave);
      resolve();
    };
    const waiter = { ...caller, begin, leave };
    waiting.add(waiter);
    gone?.addEventListener('abort', leave, { once: true });
    return promise;
  };

  return {
    async run(caller, work, gone) {
      const { person } = caller;
      if (isFree(caller)) running.add(person);
      else {
        refuseWhenFull(caller);
        await turnOf(caller, gone);
      }
      const began = performance.now();
      try {
        return await work();
      } finally {
        const lasted = performance.now() - began;
        usual += (lasted - usual) * SHARE_OF_NEWEST;
        spent.add(person, lasted);
        running.delete(person);
        beginNext();
      }
    },
  };
}
