import type { Db } from '#platform/db/server/database.ts';
import { bucketOf } from '#platform/limits/server/limit-window.ts';
import { deleteBucket } from '#platform/limits/server/limits-queries.ts';
import { usernameKey } from '../core/username.ts';
import { guessesBucket } from './guesses-at-account.ts';
import { selectLoginEmail } from './login-guess-queries.ts';
import { endWaitsOfDevices } from './login-queries.ts';

/** Forgets the wrong guesses on an account, by its username and by its email, which may have shut it for the day. */
export async function forgetGuesses(db: Db, username: string): Promise<void> {
  const key = usernameKey(username);
  const email = await selectLoginEmail(db, key);
  await deleteBucket(db, bucketOf(guessesBucket({ kind: 'username', key })));
  if (email) await deleteBucket(db, bucketOf(guessesBucket({ kind: 'email', key: email })));
  await endWaitsOfDevices(db, key);
}
