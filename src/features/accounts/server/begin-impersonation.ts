import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { roleOf } from '#platform/session/server/role-column.ts';
import { hashToken } from '#platform/session/server/token.ts';
import type { beginImpersonation as contract } from '../contract/impersonation.ts';
import { impersonationEnd } from '../core/impersonation.ts';
import type { AccountServices } from './accounts.ts';
import {
  insertImpersonatedSession,
  insertImpersonation,
  lockOwnSession,
  lockPerson,
} from './impersonation-queries.ts';

/**
 * Lets an administrator act as another person, in a session of its own that hangs on theirs: it ends with it, after an hour, or when they
 * stop. Nothing of the person's own logins changes (decision 75).
 */
export async function beginImpersonation(
  { db, sessions }: Pick<AccountServices, 'db' | 'sessions'>,
  {
    actor,
    token,
    body: { userId, reason },
    now,
  }: Pick<Call<typeof contract>, 'actor' | 'token' | 'body' | 'now'>,
): Promise<Reply<typeof contract>> {
  if (token === null) return refuse('signed-out');
  const ownSession = hashToken(token);
  return unlessRefused(db, async (tx): Promise<Reply<typeof contract>> => {
    const ownEnd = await lockOwnSession(tx, ownSession);
    if (!ownEnd) return refuse('signed-out');
    const person = await lockPerson(tx, userId);
    if (!person) return refuse('not-found');
    const role = roleOf(person.role, person.id);
    if (role === 'admin') return refuse('is-admin');
    if (person.locked_at !== null) return refuse('account-locked');
    const expiresAt = impersonationEnd(now, ownEnd);
    const impersonationId = await insertImpersonation(tx, {
      personId: userId,
      adminId: actor.userId,
      reason,
      beganAt: now,
      endsAt: expiresAt,
    });
    // The idle time is an administrator's, whoever the person is.
    const opened = sessions.open({ userId, role: 'admin' }, now);
    await insertImpersonatedSession(tx, { ...opened.row, expiresAt }, { impersonationId, ownSession });
    const detail = { impersonationId };
    await recordAct(tx, { act: 'begin-impersonation', by: actor.userId, about: userId, detail }, now);
    return { userId, role, token: opened.token, expiresAt: expiresAt.toISOString() };
  });
}
