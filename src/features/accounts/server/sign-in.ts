import type { Role } from '#platform/session/core/actor.ts';
import type { SignedIn } from '../contract/fields.ts';
import type { AccountServices } from './accounts.ts';
import { markLogin } from './accounts-queries.ts';

/** Opens a session for a person whose right to it was checked. */
export async function signIn(
  { db, sessions }: Pick<AccountServices, 'db' | 'sessions'>,
  person: { userId: number; role: Role },
  now: Date,
): Promise<SignedIn> {
  const [{ token, expiresAt }] = await Promise.all([
    sessions.open(person, now),
    markLogin(db, person.userId, now),
  ]);
  return { ...person, token, expiresAt: expiresAt.toISOString() };
}
