import { within } from '#platform/deadline/server/deadline.ts';
import { blockOf } from '#platform/limits/core/network-of.ts';
import type { Log } from '#platform/services/server/services.ts';
import { Turns } from './turns.ts';

/** What is done at a time: little, so that the time of other answers does not tell whether an ask has something to do. */
const AT_ONCE = 2;
/** Asks that wait; the newest of the network with the most of them makes room. */
const MOST_WAITING = 500;
/** Longest time for one, in milliseconds. */
const LONGEST = 10_000;

/** Somebody asks for a new password. */
export interface PasswordAsk {
  readonly network: string;
  /** What they typed, as it is compared. */
  readonly nameKey: string;
  readonly work: () => Promise<void>;
}

/** What asks for a new password cause, behind their answers: no answer waits for it, so that its time tells nothing. Of this process alone. */
export interface PasswordAsks {
  /** One like another of the same network that still waits is done with it. */
  add(ask: PasswordAsk): void;
  /** Waits until nothing is left, for a while at most. */
  settled(): Promise<void>;
}

export function createPasswordAsks(log: Pick<Log, 'warn'>): PasswordAsks {
  const waiting = new Turns<PasswordAsk>();
  const keys = new Set<string>();
  const inWork = new Set<Promise<void>>();
  const warn = (problem: string) =>
    log.warn({ problem }, 'an ask for a new password was not answered by mail');

  const makeRoom = (path: readonly string[]): boolean => {
    if (waiting.size < MOST_WAITING) return true;
    warn('too many asks');
    const displaced = waiting.makeRoom(path, 1);
    if (displaced) keys.delete(keyOf(displaced.waiter));
    return displaced !== undefined;
  };
  const startNext = () => {
    if (inWork.size >= AT_ONCE) return;
    const next = waiting.next()?.waiter;
    if (!next) return;
    keys.delete(keyOf(next));
    const work = within(LONGEST, next.work)
      .catch((error: unknown) => warn(error instanceof Error ? error.name : 'unknown'))
      .finally(() => {
        inWork.delete(work);
        startNext();
      });
    inWork.add(work);
  };

  return {
    add(ask) {
      const path = [blockOf(ask.network), ask.network];
      if (keys.has(keyOf(ask)) || !makeRoom(path)) return;
      keys.add(keyOf(ask));
      waiting.add(path, { waiter: ask, places: 1 });
      startNext();
    },
    settled: () =>
      within(LONGEST, async () => {
        while (inWork.size > 0) await Promise.all(inWork);
      }).catch((error: unknown) => warn(error instanceof Error ? error.name : 'unknown')),
  };
}

const keyOf = ({ network, nameKey }: PasswordAsk): string => `${network} ${nameKey}`;
