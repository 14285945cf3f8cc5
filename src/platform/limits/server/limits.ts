import { createHash } from 'node:crypto';
import type { Db } from '#platform/db/server/database.ts';
import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { countOne, uncountOne, usedIn, type Window } from './limits-queries.ts';

/** Counts in the database, so that every process of the service counts together. */
export interface Limits {
  /** Uses one of the allowance of this window; false when it is used up. */
  take(name: string, limit: RateLimit, now: Date): Promise<boolean>;
  /** Returns one that turned out not to count; in a transaction that is given, or at once. */
  giveBack(name: string, limit: RateLimit, now: Date, where?: Db): Promise<void>;
  /** Whether something is left, without using it. */
  hasLeft(name: string, limit: RateLimit, now: Date): Promise<boolean>;
}

/** The fixed window that `now` falls in. Names are hashed: a typed username or an address is not kept in clear. */
function windowOf(name: string, { seconds }: RateLimit, now: Date): Window {
  const length = seconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  const bucket = createHash('sha256').update(name).digest('base64url');
  return { bucket, start: new Date(start), end: new Date(start + length) };
}

export const createLimits = (db: Db): Limits => ({
  take: async (name, limit, now) => (await countOne(db, windowOf(name, limit, now))) <= limit.calls,
  giveBack: (name, limit, now, where = db) => uncountOne(where, windowOf(name, limit, now)),
  hasLeft: async (name, limit, now) => (await usedIn(db, windowOf(name, limit, now))) < limit.calls,
});
