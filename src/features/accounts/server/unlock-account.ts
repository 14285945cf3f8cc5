import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { unlockUser } from './accounts-queries.ts';
import { forgetGuesses } from './forget-guesses.ts';
import type { ActOnAccount } from './lock-account.ts';

type Named = ActOnAccount & { readonly username: string };

/** Opens an account again, whether it was locked or shut by wrong guesses. @returns whether it is open: one that was joined to another stays closed. */
export const unlockAccount = (db: Db, whose: Named, now: Date): Promise<boolean> =>
  db.transaction().execute((tx) => unlockAccountIn(tx, whose, now));

/** The same in the transaction of its cause. */
export async function unlockAccountIn(tx: Tx, { userId, username, by }: Named, now: Date): Promise<boolean> {
  if (!(await unlockUser(tx, userId))) return false;
  await forgetGuesses(tx, username);
  await recordAct(tx, { act: 'unlock-account', by, about: userId }, now);
  return true;
}
