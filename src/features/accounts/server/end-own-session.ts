import { recordAct } from '#platform/audit/server/record-act.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { deleteSession } from '#platform/session/server/session-queries.ts';
import type { endOwnSession as contract } from '../contract/own-sessions.ts';
import type { AccountServices } from './accounts.ts';
import { sessionsOf } from './own-sessions.ts';

/** Ends one session of the caller, within a second in every server process. The one that asks is ended by logging out. */
export async function endOwnSession(
  { db }: Pick<AccountServices, 'db'>,
  { actor: { userId }, token, body: { handle }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (token === null) return refuse('signed-out');
  return db.transaction().execute(async (tx) => {
    const sessions = await sessionsOf(tx, { userId, token, now });
    const session = sessions.find(({ shown }) => shown.handle === handle && !shown.isThis);
    if (!session) return { ended: false };
    await deleteSession(tx, session.tokenHash);
    await recordAct(tx, { act: 'log-out-elsewhere', by: userId, about: userId, detail: { ended: 1 } }, now);
    return { ended: true };
  });
}
