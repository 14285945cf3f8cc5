import type { Db } from '#platform/db/server/database.ts';
import { within } from '#platform/deadline/server/deadline.ts';
import { type SeenSession, touchSessions } from './session-queries.ts';

/** How often the times of the last calls are written, in milliseconds. */
const WRITE_EVERY = 60_000;

export interface LastCalls {
  readonly set: (key: string, call: SeenSession) => void;
  /** The session has ended. */
  readonly forget: (key: string) => void;
  /** Writes what is left. */
  readonly close: () => Promise<void>;
}

/** The last call of each session, written to the database once a minute: the call of one person keeps no other signed in. */
export function writeLastCalls(db: Db, onError: (error: unknown) => void): LastCalls {
  const calls = new Map<string, SeenSession>();
  const write = async () => {
    if (calls.size === 0) return;
    const seen = [...calls.values()];
    calls.clear();
    await within(WRITE_EVERY, () => touchSessions(db, seen)).catch(onError);
  };
  const timer = setInterval(() => void write(), WRITE_EVERY);
  timer.unref();
  return {
    set: (key, call) => void calls.set(key, call),
    forget: (key) => void calls.delete(key),
    close: () => {
      clearInterval(timer);
      return write();
    },
  };
}
