import type { Db } from '#platform/db/server/database.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { selectUsernameJoinedTo } from './accounts-queries.ts';

/**
 * Tells a person who has proved that a closed account is theirs which one to use now; undefined where it was not joined to
 * another one. Nobody else may hear the name.
 */
export async function sayWhichAccount(
  db: Db,
  userId: number,
): Promise<Refusal<'joined-account'> | undefined> {
  const username = await selectUsernameJoinedTo(db, userId);
  if (username === undefined) return undefined;
  return refuse('joined-account', {
    detail: `This account is now part of another one. Please log in as ${username}. Everything you sent is there.`,
  });
}
