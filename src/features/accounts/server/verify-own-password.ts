import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import { OLD_PASSWORD_TRIES, OLD_PASSWORD_TRIES_A_DAY } from '../contract/own-account.ts';
import type { AccountServices } from './accounts.ts';
import { refusedField } from './refused-field.ts';

const TRIES = [OLD_PASSWORD_TRIES, OLD_PASSWORD_TRIES_A_DAY];
const triesOf = (userId: number, { seconds }: RateLimit): string =>
  `tries at the own password of ${userId} in ${seconds} s`;

interface Try {
  readonly userId: number;
  /** What is stored; null for an account without a password. */
  readonly hash: string | null;
  readonly oldPassword: string;
  /** From where it comes. */
  readonly address: string;
}

/**
 * Asks a person who is signed in for their password again, before what an open screen alone must not allow. Every try counts.
 * @returns the hash that it was compared with, or why it goes no further.
 */
export async function verifyOwnPassword(
  { limits, passwords, callers }: AccountServices,
  { userId, hash, oldPassword, address }: Try,
  now: Date,
): Promise<string | Refusal<'refused-field' | 'too-many-guesses' | 'unavailable'>> {
  for (const limit of TRIES)
    if (!(await limits.take(triesOf(userId, limit), limit, now)))
      return refuse('too-many-guesses', { retryAfter: secondsLeft(limit, now) });
  const { origin } = callers.find(undefined, address, now);
  const right = await passwords.logins.admit(origin, () => passwords.verify(hash, oldPassword));
  if (right instanceof Refusal) {
    // In a crowd nothing was looked at, and nobody loses a try by coming back.
    for (const limit of TRIES) await limits.giveBackMany(triesOf(userId, limit), limit, now, 1);
    return right;
  }
  if (!right || hash === null)
    return refusedField('oldPassword', 'wrong', 'This is not your password. Please try again.');
  return hash;
}
