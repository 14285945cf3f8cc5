import type { Db, Tx } from '#platform/db/server/database.ts';
import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { networkLimits } from '#platform/limits/core/network-of.ts';
import { secondsLeft, windowOf } from '#platform/limits/server/limit-window.ts';
import { countMany, usedIn } from '#platform/limits/server/limits-queries.ts';
import type { Services } from '#platform/services/server/services.ts';

/** How many accounts of one kind an address may make, and each network that it is in. */
export interface AccountAllowance {
  /** Names the kind: `students`. */
  readonly kind: string;
  readonly limit: RateLimit;
  readonly address: string;
}

type TooMany = Refusal<'too-many-accounts'>;

/** Refuses when the allowance is used up, and uses nothing: asked before a password is hashed in vain. */
export async function refuseWhenUsedUp(
  { db, counters }: Pick<Services, 'db' | 'counters'>,
  allowance: AccountAllowance,
  now: Date,
): Promise<TooMany | null> {
  if (!(await isUsedUp(db, allowance, now))) return null;
  counters.refusedByLimit(`accounts of ${allowance.kind}`);
  return tooMany(allowance, now);
}

/**
 * Counts an account in the transaction that makes it, so that an account that is not made is not counted. The rows of the
 * counts are locked until the transaction ends, so this comes last.
 */
export async function countAccount(tx: Tx, allowance: AccountAllowance, now: Date): Promise<TooMany | null> {
  for (const { window, most } of windowsFor(allowance, now))
    if (!(await countMany(tx, window, { many: 1, most }))) return tooMany(allowance, now);
  return null;
}

async function isUsedUp(db: Db, allowance: AccountAllowance, now: Date): Promise<boolean> {
  for (const { window, most } of windowsFor(allowance, now))
    if ((await usedIn(db, window)) >= most) return true;
  return false;
}

/** Always in this order, the smaller network first: two who count both never wait for each other. */
const windowsFor = ({ kind, address, limit }: AccountAllowance, now: Date) =>
  networkLimits(address, limit).map((counted) => ({
    window: windowOf(`${kind} from ${counted.network}`, counted.limit, now),
    most: counted.limit.calls,
  }));

const tooMany = ({ limit }: AccountAllowance, now: Date): TooMany =>
  refuse('too-many-accounts', { retryAfter: secondsLeft(limit, now) });
