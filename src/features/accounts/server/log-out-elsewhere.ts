import { recordAct } from '#platform/audit/server/record-act.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import { deleteOtherSessions } from '#platform/session/server/session-queries.ts';
import type { logOutElsewhere as contract } from '../contract/own-account.ts';
import { lockSignIns } from './accounts-queries.ts';

/** Ends every session of the caller but this one, within a second in every server process. */
export async function logOutElsewhere(
  { db }: Pick<Services, 'db'>,
  { actor: { userId }, token, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (token === null) return refuse('signed-out');
  return db.transaction().execute(async (tx) => {
    await lockSignIns(tx, [userId]);
    const ended = await deleteOtherSessions(tx, userId, token);
    if (ended > 0)
      await recordAct(tx, { act: 'log-out-elsewhere', by: userId, about: userId, detail: { ended } }, now);
    return { ended };
  });
}
