import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listOwnSessions as contract } from '../contract/own-sessions.ts';
import type { AccountServices } from './accounts.ts';
import { sessionsOf } from './own-sessions.ts';

/** Where the person who asks is logged in. */
export async function listOwnSessions(
  { db }: Pick<AccountServices, 'db'>,
  { actor: { userId }, token, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (token === null) return refuse('signed-out');
  const sessions = await sessionsOf(db, { userId, token, now });
  return { sessions: sessions.map(({ shown }) => shown) };
}
