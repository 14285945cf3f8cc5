import { waitWords } from '#features/accounts/core/wait-words.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { networkLimits } from '#platform/limits/core/network-of.ts';
import { secondsLeft, windowOf } from '#platform/limits/server/limit-window.ts';
import { countOne, usedIn } from '#platform/limits/server/limits-queries.ts';
import { JOINS_BY_CODE, JOINS_FROM_NETWORK, JOINS_SHARE_OF_BLOCK } from '../core/class-limits.ts';
import { selectJoinThatFills } from './class-code-queries.ts';

/** By which code a student joins a class, and from which network. */
export interface CodeUse {
  readonly classId: number;
  readonly code: string;
  readonly address: string;
}

/**
 * Refuses when so many students joined a class by its code in the last minutes, from this network or from all, that another
 * has to wait, and says how long. Only successful joins count, and a new code starts at none.
 */
export async function refuseWhileBusy(
  db: Db,
  use: CodeUse,
  now: Date,
): Promise<Refusal<'class-busy'> | null> {
  for (const { window, most } of joinsFrom(use, now))
    if ((await usedIn(db, window)) >= most) return busyFor(secondsLeft(JOINS_FROM_NETWORK, now));
  const span = JOINS_BY_CODE.seconds * 1000;
  const since = new Date(now.getTime() - span);
  const most = JOINS_BY_CODE.calls;
  const filledBy = await selectJoinThatFills(db, { classId: use.classId, since, most });
  return filledBy ? busyFor(Math.ceil((filledBy.getTime() + span - now.getTime()) / 1000)) : null;
}

/** Counts a join that happens in the same transaction. The joins of all networks are counted by the memberships. */
export async function countJoinFromNetwork(tx: Tx, use: CodeUse, now: Date): Promise<void> {
  for (const { window } of joinsFrom(use, now)) await countOne(tx, window);
}

const joinsFrom = ({ classId, code, address }: CodeUse, now: Date) =>
  networkLimits(address, JOINS_FROM_NETWORK, JOINS_SHARE_OF_BLOCK).map(({ network, limit }) => ({
    window: windowOf(`joins of class ${classId} by ${code} from ${network}`, limit, now),
    most: limit.calls,
  }));

const busyFor = (retryAfter: number): Refusal<'class-busy'> =>
  refuse('class-busy', {
    retryAfter,
    detail: `Many students are joining this class right now. Try again in ${waitWords(retryAfter)}.`,
  });
