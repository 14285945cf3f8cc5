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
  const { token, expiresAt } = await sessions.open(person, now, db);
  const newOutboxKey = randomBytes(OUTBOX_KEY_BYTES);
  const outboxKey = await markLogin(db, person.userId, { now, newOutboxKey });
  return {
    ...person,
    token,
    expiresAt: expiresAt.toISOString(),
    outboxKey: outboxKey?.toString('base64') ?? null,
  };
}
