import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db } from '#platform/db/server/database.ts';
import { usernameKey } from '../core/username.ts';
import { selectUsername } from './accounts-queries.ts';
import { forgetGuesses } from './forget-guesses.ts';
import { guessesAllowed, guessesAt } from './guesses-at-account.ts';
import { selectGuesses } from './guesses-queries.ts';

/** For whom wrong guesses shut an account today, of the devices that are new to it: nobody, a network or more, everybody. */
export type LoginShut = 'nowhere' | 'somewhere' | 'everywhere';

/** Where wrong guesses keep a person from logging in on a device that is new to the account. */
export async function whereShutForNewDevices(db: Db, userId: number, now: Date): Promise<LoginShut> {
  const username = await selectUsername(db, userId);
  if (username === undefined) return 'nowhere';
  const name = { kind: 'username', key: usernameKey(username) } as const;
  const allowed = guessesAllowed(name);
  const { all, mostFromNetwork } = await selectGuesses(db, guessesAt(name, now));
  if (all >= allowed.calls) return 'everywhere';
  return mostFromNetwork >= allowed.fromNetwork ? 'somewhere' : 'nowhere';
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
