import {
  type ActOnAccount,
  lockAccountIn,
  lockAccounts,
  unlockAccountIn,
} from '#features/accounts/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { settleWithdrawals } from './answer-withdrawal.ts';
import { takeLockFromWithdrawals } from './consents-queries.ts';

/** Who runs the service locks an account: from now on no answer to withdrawn consent opens it, and no parent (decision 78). */
export const lockByService = (db: Db, whose: ActOnAccount, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockAccounts(tx, [whose.userId]);
    await takeLockFromWithdrawals(tx, whose.userId);
    await lockAccountIn(tx, whose, now);
  });

/**
 * Who runs the service opens an account again; whoever does so after consent was withdrawn has decided it.
 * @returns whether it is open: one that was joined to another stays closed.
 */
export const unlockByService = (
  db: Db,
  whose: ActOnAccount & { readonly username: string },
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await lockAccounts(tx, [whose.userId]);
    if (!(await unlockAccountIn(tx, whose, now))) return false;
    await settleWithdrawals(tx, { studentId: whose.userId, by: whose.by, now });
    return true;
  });
