import type { Db } from '#platform/db/server/database.ts';
import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { networkLimits } from '../core/network-of.ts';
import { windowOf } from './limit-window.ts';
import { countMany, countOne, uncounting, usedIn } from './limits-queries.ts';
import { createProcessCounts } from './process-counts.ts';

/** Counts in the database, so that every process of the service counts together, or in this process where a limit says so. */
export interface Limits {
  /** Uses one of the allowance of this window; false when it is used up. */
  take(name: string, limit: RateLimit, now: Date): Promise<boolean>;
  /** The same for an address: for each of its networks, as `networkLimits` counts them. */
  takeFrom(name: string, address: string, limit: RateLimit, now: Date): Promise<boolean>;
  /** Uses so many at once, in the database; false, and nothing used, when fewer are left. */
  takeMany(name: string, limit: RateLimit, now: Date, many: number): Promise<boolean>;
  /** Returns so many that `takeMany` took in this window. */
  giveBackMany(name: string, limit: RateLimit, now: Date, many: number): Promise<void>;
  /** How many are left of what is counted in the database, without using any. */
  left(name: string, limit: RateLimit, now: Date): Promise<number>;
  /** Whether something is left, without using it. */
  hasLeft(name: string, limit: RateLimit, now: Date): Promise<boolean>;
}

export function createLimits(db: Db): Limits {
  const counts = createProcessCounts();
  const take: Limits['take'] = async (name, limit, now) =>
    (limit.countedIn === 'process'
      ? counts.countOne(name, limit, now)
      : await countOne(db, windowOf(name, limit, now))) <= limit.calls;
  return {
    take,
    takeFrom: async (name, address, limit, now) => {
      // One after the other: what a /64 is refused for is not counted against the whole /48.
      for (const counted of networkLimits(address, limit))
        if (!(await take(`${name} ${counted.network}`, counted.limit, now))) return false;
      return true;
    },
    takeMany: async (name, limit, now, many) =>
      many <= limit.calls &&
      (many === 0 || countMany(db, windowOf(name, limit, now), { many, most: limit.calls })),
    giveBackMany: async (name, limit, now, many) => {
      await uncounting(db, windowOf(name, limit, now), many).execute();
    },
    left: async (name, limit, now) =>
      Math.max(0, limit.calls - (await usedIn(db, windowOf(name, limit, now)))),
    hasLeft: async (name, limit, now) => (await usedIn(db, windowOf(name, limit, now))) < limit.calls,
  };
}
