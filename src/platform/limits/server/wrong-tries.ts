import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { networkLimits } from '../core/network-of.ts';
import type { Limits } from './limits.ts';
import { createSlowLane } from './slow-lane.ts';

interface Tried {
  readonly address: string;
  readonly now: Date;
}

/**
 * Slows those who try secrets that are wrong, by address, and shuts nobody out: over the allowance each try waits before it is looked at,
 * and a right one then opens what it opens (decision 28). The wrong ones are counted in the database, those who wait in this process.
 */
export interface WrongTries {
  /** The network whose allowance is used up, the widest of them; undefined while something is left. */
  usedUp(limits: Limits, tried: Tried): Promise<string | undefined>;
  /** Waits in the line of a network that is used up; false, at once, where too many wait there. */
  pass(network: string): Promise<boolean>;
  /** After a try that was wrong. */
  count(limits: Limits, tried: Tried): Promise<void>;
}

/** @param options.name what is tried, in the plural. @param options.pause milliseconds. @param options.most how many of a network wait at a time. */
export function createWrongTries({
  name,
  allowed,
  pause,
  most,
}: {
  readonly name: string;
  readonly allowed: RateLimit;
  readonly pause: number;
  readonly most: number;
}): WrongTries {
  const lane = createSlowLane({ pause, most });
  const networksOf = (address: string) =>
    networkLimits(address, allowed).map(({ network, limit }) => ({
      bucket: `wrong ${name} from ${network}`,
      limit,
    }));
  return {
    async usedUp(limits, { address, now }) {
      const networks = networksOf(address);
      const haveLeft = await Promise.all(
        networks.map(({ bucket, limit }) => limits.hasLeft(bucket, limit, now)),
      );
      return networks.findLast((_, index) => !haveLeft[index])?.bucket;
    },
    pass: (network) => lane.pass(network),
    async count(limits, { address, now }) {
      await Promise.all(networksOf(address).map(({ bucket, limit }) => limits.take(bucket, limit, now)));
    },
  };
}
