import type { Db } from '#platform/db/server/database.ts';
import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { windowOf } from './limit-window.ts';
import { countOne, usedIn } from './limits-queries.ts';

/** Counts in the database, so that every process of the service counts together. */
export interface Limits {
  /** Uses one of the allowance of this window; false when it is used up. */
  take(name: string, limit: RateLimit, now: Date): Promise<boolean>;
  /** Whether something is left, without using it. */
  hasLeft(name: string, limit: RateLimit, now: Date): Promise<boolean>;
}

export const createLimits = (db: Db): Limits => ({
  take: async (name, limit, now) => (await countOne(db, windowOf(name, limit, now))) <= limit.calls,
  hasLeft: async (name, limit, now) => (await usedIn(db, windowOf(name, limit, now))) < limit.calls,
});
