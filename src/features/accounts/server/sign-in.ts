import { randomBytes } from 'node:crypto';
import type { WindowKey } from '#platform/limits/server/limit-window.ts';
import type { Role } from '#platform/session/core/actor.ts';
import type { SignedIn } from '../contract/fields.ts';
import type { AccountServices } from './accounts.ts';
import { writeLogin, writeSignIn } from './login-queries.ts';

/** AES-256. */
const OUTBOX_KEY_BYTES = 32;

/**
 * Opens a session for a person whose right to it was checked, in one statement.
 * @param atAccount where the guess was taken that turned out right: it is given back.
 */
export async function signIn(
  { db, sessions }: Pick<AccountServices, 'db' | 'sessions'>,
  { userId, role }: { userId: number; role: Role },
  now: Date,
  atAccount?: WindowKey,
): Promise<SignedIn> {
  const { token, expiresAt, row } = sessions.open({ userId, role }, now);
  const login = { session: row, person: { userId, now, newOutboxKey: randomBytes(OUTBOX_KEY_BYTES) } };
  const [person] = await (atAccount ? writeLogin(db, { ...login, atAccount }) : writeSignIn(db, login));
  return {
    userId,
    role,
    token,
    expiresAt: expiresAt.toISOString(),
    outboxKey: person?.outbox_key?.toString('base64') ?? null,
  };
}
