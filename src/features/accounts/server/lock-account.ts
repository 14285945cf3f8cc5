import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { deleteSessionsOf } from '#platform/session/server/session-queries.ts';
import { lockUser } from './accounts-queries.ts';
import { deleteSessionsByBadgesOf } from './badge-sessions-queries.ts';
import { deletePasswordLink } from './forgotten-password-queries.ts';

/** Whose account it is, and who acts: null is the operator, by command. */
export interface ActOnAccount {
  readonly userId: number;
  readonly by: number | null;
}

/** Locks an account: no login succeeds, its sessions end within a second, those that badges of its classes opened, too, and its link for a new password ends. */
export const lockAccount = (db: Db, whose: ActOnAccount, now: Date): Promise<void> =>
  db.transaction().execute((tx) => lockAccountIn(tx, whose, now));

/** The same in the transaction of its cause. */
export async function lockAccountIn(tx: Tx, { userId, by }: ActOnAccount, now: Date): Promise<void> {
  await lockUser(tx, userId, now);
  await deleteSessionsOf(tx, userId);
  await deleteSessionsByBadgesOf(tx, userId);
  // One that was sent before would open the account again as soon as it is unlocked.
  await deletePasswordLink(tx, userId);
  await recordAct(tx, { act: 'lock-account', by, about: userId }, now);
}
