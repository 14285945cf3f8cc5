import { waitWords } from '#features/accounts/core/wait-words.ts';
import type { Db } from '#platform/db/server/database.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { JOINS_BY_CODE } from '../core/class-limits.ts';
import { selectJoinThatFills } from './class-code-queries.ts';

/**
 * Refuses when so many students joined a class by its code in the last minutes that another has to wait, and says how long.
 * Only successful joins count, and a new code starts at none.
 */
export async function refuseWhileBusy(
  db: Db,
  classId: number,
  now: Date,
): Promise<Refusal<'class-busy'> | null> {
  const span = JOINS_BY_CODE.seconds * 1000;
  const since = new Date(now.getTime() - span);
  const filledBy = await selectJoinThatFills(db, { classId, since, most: JOINS_BY_CODE.calls });
  if (!filledBy) return null;
  const retryAfter = Math.ceil((filledBy.getTime() + span - now.getTime()) / 1000);
  return refuse('class-busy', {
    retryAfter,
    detail: `Many students are joining this class right now. Try again in ${waitWords(retryAfter)}.`,
  });
}
