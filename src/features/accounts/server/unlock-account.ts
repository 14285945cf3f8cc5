import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db } from '#platform/db/server/database.ts';
import { unlockUser } from './accounts-queries.ts';
import { forgetGuesses } from './forget-guesses.ts';
import type { ActOnAccount } from './lock-account.ts';

/** Opens an account again, whether it was locked or shut by wrong guesses. */
export async function unlockAccount(
  db: Db,
  { userId, username, by }: ActOnAccount & { readonly username: string },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await unlockUser(tx, userId);
    await forgetGuesses(tx, username);
    await recordAct(tx, { act: 'unlock-account', by, about: userId }, now);
  });
}
