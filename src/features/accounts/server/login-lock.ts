import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db } from '#platform/db/server/database.ts';
import { usedIn } from '#platform/limits/server/limits-queries.ts';
import { usernameKey } from '../core/username.ts';
import { selectUsername } from './accounts-queries.ts';
import { forgetGuesses } from './forget-guesses.ts';
import { GUESSES_AT_ACCOUNT, guessesAt } from './guesses-at-account.ts';

/** Whether wrong guesses keep a person from logging in on a device that is new to the account. */
export async function isShutForNewDevices(db: Db, userId: number, now: Date): Promise<boolean> {
  const username = await selectUsername(db, userId);
  if (username === undefined) return false;
  return (await usedIn(db, guessesAt(usernameKey(username), now))) >= GUESSES_AT_ACCOUNT.calls;
}

/** Forgets the wrong guesses, and records who asked for it. The account and its sessions stay as they are. */
export async function unlockLogin(
  db: Db,
  { userId, by }: { readonly userId: number; readonly by: number },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const username = await selectUsername(tx, userId);
    if (username === undefined) return;
    await forgetGuesses(tx, username);
    await recordAct(tx, { act: 'unlock-login', by, about: userId }, now);
  });
}
