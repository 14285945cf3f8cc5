import { randomBytes } from 'node:crypto';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { ProviderKey } from '#platform/openid/core/provider-key.ts';
import type { Role } from '#platform/session/core/actor.ts';
import { hashToken } from '#platform/session/server/token.ts';
import { CHALLENGE_MINUTES } from '../contract/second-factor.ts';
import type { AccountServices } from './accounts.ts';
import { insertChallenge } from './login-challenge-queries.ts';
import { markOf } from './password-mark.ts';
import { hasSecondFactor } from './second-factor-queries.ts';

/** 256 bits. */
const CHALLENGE_BYTES = 32;

interface RightSoFar {
  readonly userId: number;
  readonly role: Role;
  readonly passwordHash: string | null;
  readonly provider: ProviderKey | null;
}

/**
 * Asks a person whose first step was right for the second, where theirs is on. What is answered opens the second step alone, once.
 * @returns null where the login is done. Children have no second step, so that nothing is asked for them.
 */
export async function challengeLogin(
  { db }: Pick<AccountServices, 'db'>,
  { userId, role, passwordHash, provider }: RightSoFar,
  now: Date,
): Promise<Refusal<'second-step'> | null> {
  if (role === 'student' || !(await hasSecondFactor(db, userId))) return null;
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + CHALLENGE_MINUTES * 60_000);
  await insertChallenge(db, {
    hash: hashToken(challenge),
    userId,
    passwordMark: passwordHash === null ? null : markOf(passwordHash),
    provider,
    now,
    expiresAt,
  });
  return refuse('second-step', { extra: { challenge, challengeEndsAt: expiresAt.toISOString() } });
}
