import { randomBytes } from 'node:crypto';
import type { Role } from '#platform/session/core/actor.ts';
import type { SignedIn } from '../contract/fields.ts';
import type { AccountServices } from './accounts.ts';
import { markLogin } from './accounts-queries.ts';

/** AES-256. */
const OUTBOX_KEY_BYTES = 32;

/** Opens a session for a person whose right to it was checked. */
export async function signIn(
  { db, sessions }: Pick<AccountServices, 'db' | 'sessions'>,
  person: { userId: number; role: Role },
  now: Date,
): Promise<SignedIn> {
  const [{ token, expiresAt }, outboxKey] = await Promise.all([
    sessions.open(person, now),
    markLogin(db, person.userId, { now, newOutboxKey: randomBytes(OUTBOX_KEY_BYTES) }),
  ]);
  return {
    ...person,
    token,
    expiresAt: expiresAt.toISOString(),
    outboxKey: outboxKey?.toString('base64') ?? null,
  };
}
