import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listOwnSessions as contract } from '../contract/own-sessions.ts';
import type { AccountServices } from './accounts.ts';
import { selectImpersonationsOf } from './impersonation-queries.ts';
import { sessionsOf } from './own-sessions.ts';

/** A year: as long as somebody may ask what happened in a school year. */
const TOLD_FOR_MS = 366 * 86_400_000;
const MOST_TOLD = 20;

/** Where the person who asks is logged in, and when an administrator acted as them. */
export async function listOwnSessions(
  { db }: Pick<AccountServices, 'db'>,
  { actor: { userId }, token, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (token === null) return refuse('signed-out');
  const sessions = await sessionsOf(db, { userId, token, now });
  const since = new Date(now.getTime() - TOLD_FOR_MS);
  const impersonations = await selectImpersonationsOf(db, userId, { since, most: MOST_TOLD });
  return {
    sessions: sessions.map(({ shown }) => shown),
    byAdmin: impersonations.map((beganAt) => beganAt.toISOString()),
  };
}
