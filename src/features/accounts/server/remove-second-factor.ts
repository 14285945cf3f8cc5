import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db } from '#platform/db/server/database.ts';
import { deleteSessionsOf } from '#platform/session/server/session-queries.ts';
import type { ActOnAccount } from './lock-account.ts';
import { deleteSecondFactor } from './second-factor-queries.ts';

/**
 * Removes the second step of somebody who has lost telephone and codes: the operator's command. Every session ends; an administrator sets up
 * a new one after the next login. @returns whether there was one.
 */
export async function removeSecondFactor(db: Db, { userId, by }: ActOnAccount, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const wasOn = await deleteSecondFactor(tx, userId);
    if (!wasOn) return false;
    await deleteSessionsOf(tx, userId);
    await recordAct(tx, { act: 'remove-second-factor', by, about: userId }, now);
    return true;
  });
}
