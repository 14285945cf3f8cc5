import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { validateUsername as contract } from '../contract/endpoints.ts';
import { usernameKey } from '../core/username.ts';
import { usernamesLike } from '../core/usernames-like.ts';
import { selectTakenKeys } from './accounts-queries.ts';
import { validateNames } from './validate-names.ts';

/** More would be a list to read. */
const OFFERED = 2;

/** Judges one username; for one that is taken it offers one or two that are free. */
export async function checkUsername(
  { db, randomInt }: Pick<Services, 'db' | 'randomInt'>,
  { body: { username } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { items } = await validateNames(db, [{ username }]);
  if (items[0]?.code !== 'taken') return { items, ideas: [] };
  const likely = usernamesLike(username, randomInt);
  const taken = await selectTakenKeys(db, likely.map(usernameKey));
  return { items, ideas: likely.filter((idea) => !taken.has(usernameKey(idea))).slice(0, OFFERED) };
}
