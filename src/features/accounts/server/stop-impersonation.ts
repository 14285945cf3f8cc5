import { recordAct } from '#platform/audit/server/record-act.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { stopImpersonation as contract } from '../contract/impersonation.ts';
import type { AccountServices } from './accounts.ts';

/** Ends the session in which an administrator acts as somebody else. */
export async function stopImpersonation(
  { db, sessions }: Pick<AccountServices, 'db' | 'sessions'>,
  { actor: { userId, impersonatorId }, token, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (token === null) return refuse('signed-out');
  if (impersonatorId == null) return refuse('not-impersonating');
  await db.transaction().execute(async (tx) => {
    await sessions.endImpersonated(token, tx);
    await recordAct(tx, { act: 'stop-impersonation', by: impersonatorId, about: userId }, now);
  });
  return { stopped: true };
}
