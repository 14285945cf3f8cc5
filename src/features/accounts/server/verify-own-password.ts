import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import { OLD_PASSWORD_TRIES, OLD_PASSWORD_TRIES_A_DAY } from '../contract/own-account.ts';
import type { AccountServices } from './accounts.ts';
import { refusedField } from './refused-field.ts';

const TRIES = [OLD_PASSWORD_TRIES, OLD_PASSWORD_TRIES_A_DAY];

/** What somebody at an open screen is asked for. Wrong tries are counted for each alone: those at one keep nobody from what protects the account. */
export const PROOF_PURPOSES = [
  'to prove again',
  'for a new password',
  'for another email',
  'for recovery codes',
  'for the second step',
  'to connect an account',
  'to erase the account',
] as const;
export type ProofPurpose = (typeof PROOF_PURPOSES)[number];

interface Try {
  readonly userId: number;
  readonly purpose: ProofPurpose;
  /** What is stored; null for an account without a password. */
  readonly hash: string | null;
  readonly oldPassword: string;
  /** From where it comes. */
  readonly address: string;
}

const triesOf = ({ userId, purpose }: Try, { seconds }: RateLimit): string =>
  `tries at the own password of ${userId} ${purpose} in ${seconds} s`;

/**
 * Asks a person who is signed in for their password again, before what an open screen alone must not allow. Every try counts until it was
 * right, so that tries at the same moment cannot share one.
 * @returns the hash that it was compared with, or why it goes no further.
 */
export async function verifyOwnPassword(
  { limits, passwords, callers }: AccountServices,
  tried: Try,
  now: Date,
): Promise<string | Refusal<'refused-field' | 'too-many-guesses' | 'unavailable'>> {
  for (const limit of TRIES)
    if (!(await limits.take(triesOf(tried, limit), limit, now)))
      return refuse('too-many-guesses', { retryAfter: secondsLeft(limit, now) });
  const { hash, oldPassword, address } = tried;
  const { origin } = callers.find(undefined, address, now);
  const right = await passwords.logins.admit(origin, () => passwords.verify(hash, oldPassword));
  if (right === false || hash === null)
    return refusedField('oldPassword', 'wrong', 'This is not your password. Please try again.');
  // In a crowd nothing was looked at, and nobody loses a try by coming back.
  for (const limit of TRIES) await limits.giveBackMany(triesOf(tried, limit), limit, now, 1);
  return right instanceof Refusal ? right : hash;
}
