import type { Tx } from '#platform/db/server/database.ts';
import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { secondsLeft, windowOf } from '#platform/limits/server/limit-window.ts';
import { countMany, usedIn } from '#platform/limits/server/limits-queries.ts';
import type { Services } from '#platform/services/server/services.ts';

/** How many accounts of one kind an address may make. */
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
  const used = await usedIn(db, windowFor(allowance, now));
  if (used < allowance.limit.calls) return null;
  counters.refusedByLimit(`accounts of ${allowance.kind}`);
  return tooMany(allowance, now);
}

/**
 * Counts an account in the transaction that makes it, so that an account that is not made is not counted. The row of the count
 * is locked until the transaction ends, so this comes last.
 */
export async function countAccount(tx: Tx, allowance: AccountAllowance, now: Date): Promise<TooMany | null> {
  const isCounted = await countMany(tx, windowFor(allowance, now), { many: 1, most: allowance.limit.calls });
  return isCounted ? null : tooMany(allowance, now);
}

const windowFor = ({ kind, address, limit }: AccountAllowance, now: Date) =>
  windowOf(`${kind} from ${address}`, limit, now);

const tooMany = ({ limit }: AccountAllowance, now: Date): TooMany =>
  refuse('too-many-accounts', { retryAfter: secondsLeft(limit, now) });
