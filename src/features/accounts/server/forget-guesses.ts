import type { Db } from '#platform/db/server/database.ts';
import { bucketOf } from '#platform/limits/server/limit-window.ts';
import { deleteBucket } from '#platform/limits/server/limits-queries.ts';
import { usernameKey } from '../core/username.ts';
import { guessesBucket } from './guesses-at-account.ts';
import { endWaitsOfDevices } from './login-queries.ts';

/** Forgets the wrong guesses on an account, which may have shut it for the day. */
export async function forgetGuesses(db: Db, username: string): Promise<void> {
  const key = usernameKey(username);
  await deleteBucket(db, bucketOf(guessesBucket(key)));
  await endWaitsOfDevices(db, key);
}
