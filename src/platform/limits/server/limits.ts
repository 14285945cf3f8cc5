import { createHash } from 'node:crypto';
import type { Db } from '#platform/db/server/database.ts';
import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { countOne, countOneBeside, uncountingOne, usedIn, type Window } from './limits-queries.ts';

export interface Allowance {
  readonly name: string;
  readonly limit: RateLimit;
}

/** Counts in the database, so that every process of the service counts together. */
export interface Limits {
  /** Uses one of the allowance of this window; false when it is used up. */
  take(name: string, limit: RateLimit, now: Date): Promise<boolean>;
  /** The same, and only while something is left of another allowance too, of which nothing is used. */
  takeBeside(name: string, limit: RateLimit, other: Allowance, now: Date): Promise<boolean>;
  /** Returns one that turned out not to count; alone or as part of a statement. */
  givingBack(name: string, limit: RateLimit, now: Date): ReturnType<typeof uncountingOne>;
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
  takeBeside: async (name, limit, other, now) => {
    const beside = { window: windowOf(other.name, other.limit, now), most: other.limit.calls };
    const used = await countOneBeside(db, windowOf(name, limit, now), beside);
    return used !== undefined && used <= limit.calls;
  },
  givingBack: (name, limit, now) => uncountingOne(db, windowOf(name, limit, now)),
  hasLeft: async (name, limit, now) => (await usedIn(db, windowOf(name, limit, now))) < limit.calls,
});
