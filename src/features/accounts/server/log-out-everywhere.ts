import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db } from '#platform/db/server/database.ts';
import { deleteSessionsOf } from '#platform/session/server/session-queries.ts';
import { lockSignIns } from './accounts-queries.ts';
import type { ActOnAccount } from './lock-account.ts';

/** Ends every session of a person, within a second in every server process. */
export async function logOutEverywhere(db: Db, { userId, by }: ActOnAccount, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockSignIns(tx, [userId]);
    await deleteSessionsOf(tx, userId);
    await recordAct(tx, { act: 'log-out-everywhere', by, about: userId }, now);
  });
}
