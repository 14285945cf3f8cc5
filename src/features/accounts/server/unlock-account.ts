import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db } from '#platform/db/server/database.ts';
import { unlockUser } from './accounts-queries.ts';
import { forgetGuesses } from './forget-guesses.ts';
import type { ActOnAccount } from './lock-account.ts';

/** Opens an account again, whether it was locked or shut by wrong guesses. @returns whether it is open: one that was joined to another stays closed. */
export async function unlockAccount(
  db: Db,
  { userId, username, by }: ActOnAccount & { readonly username: string },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await unlockUser(tx, userId))) return false;
    await forgetGuesses(tx, username);
    await recordAct(tx, { act: 'unlock-account', by, about: userId }, now);
    return true;
  });
}
