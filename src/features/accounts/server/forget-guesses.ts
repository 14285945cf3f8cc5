import type { Db } from '#platform/db/server/database.ts';
import { bucketOf } from '#platform/limits/server/limit-window.ts';
import { deleteBucket } from '#platform/limits/server/limits-queries.ts';
import { usernameKey } from '../core/username.ts';

/** Forgets the wrong guesses on an account, which may have shut it for the day. */
export const forgetGuesses = (db: Db, username: string): Promise<void> =>
  deleteBucket(db, bucketOf(`guess at ${usernameKey(username)}`));
