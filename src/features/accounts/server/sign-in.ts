import { randomBytes } from 'node:crypto';
import type { OperationNodeSource } from 'kysely';
import { alongWith } from '#platform/db/server/write-together.ts';
import type { Role } from '#platform/session/core/actor.ts';
import type { SignedIn } from '../contract/fields.ts';
import type { AccountServices } from './accounts.ts';
import { markLogin } from './accounts-queries.ts';

/** AES-256. */
const OUTBOX_KEY_BYTES = 32;

/** Opens a session for a person whose right to it was checked, in one statement with what else is written then. */
export async function signIn(
  { db, sessions }: Pick<AccountServices, 'db' | 'sessions'>,
  person: { userId: number; role: Role },
  now: Date,
  also: readonly OperationNodeSource[] = [],
): Promise<SignedIn> {
  const { token, expiresAt, inserting } = sessions.open(person, now);
  const login = { now, newOutboxKey: randomBytes(OUTBOX_KEY_BYTES) };
  const outboxKey = await markLogin(alongWith(db, [inserting, ...also]), person.userId, login);
  return {
    ...person,
    token,
    expiresAt: expiresAt.toISOString(),
    outboxKey: outboxKey?.toString('base64') ?? null,
  };
}
