import type { Tx } from '#platform/db/server/database.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import { CODES_OF_SESSION } from '../contract/second-factor.ts';
import type { AccountServices } from './accounts.ts';
import { lockSignIns, selectOwnPassword } from './accounts-queries.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { hasSecondFactor, lockSecondFactor } from './second-factor-queries.ts';
import { type ProofPurpose, verifyOwnPassword } from './verify-own-password.ts';
import { wrongCode } from './wrong-code.ts';

interface Proof {
  readonly userId: number;
  readonly purpose: ProofPurpose;
  readonly oldPassword: string;
  readonly code: string;
  readonly address: string;
  readonly now: Date;
}

type NotProved = Refusal<'refused-field' | 'too-many-guesses' | 'signed-out' | 'unavailable'>;

/**
 * Asks a person who is signed in for their password and, where the second step is on, for a code of it, before something that an open
 * screen alone must not allow. The code is used up in the transaction of what it allows.
 * @param work what is done once both are right; it is told whether the second step is on.
 */
export async function proveOwnAccount<T>(
  services: AccountServices,
  { userId, purpose, oldPassword, code, address, now }: Proof,
  work: (
    tx: Tx,
    account: { readonly username: string; readonly role: string; readonly isOn: boolean },
  ) => Promise<T>,
): Promise<T | NotProved> {
  const { db, limits, keyedHash } = services;
  const account = await selectOwnPassword(db, userId);
  if (!account) return refuse('signed-out');
  const asked = { userId, purpose, hash: account.password_hash, oldPassword, address };
  const right = await verifyOwnPassword(services, asked, now);
  if (right instanceof Refusal) return right;
  const isOn = await hasSecondFactor(db, userId);
  if (isOn && !(await takeCodeTry(limits, { userId, purpose }, now)))
    return refuse('too-many-guesses', { retryAfter: secondsLeft(CODES_OF_SESSION, now) });
  return db.transaction().execute(async (tx) => {
    // The person before the second step, as turning it on has them.
    await lockSignIns(tx, [userId]);
    if (isOn && (await checkSecondFactor(tx, keyedHash, { userId, code, now })) === 'wrong')
      return wrongCode();
    // It may have been turned on meanwhile.
    if (!isOn && (await lockSecondFactor(tx, userId))?.confirmed_at) return wrongCode();
    return work(tx, { ...account, isOn });
  });
}

/** Counts a code that is typed in an open session, for its purpose alone. */
export const takeCodeTry = (
  limits: AccountServices['limits'],
  { userId, purpose }: Pick<Proof, 'userId' | 'purpose'>,
  now: Date,
): Promise<boolean> => limits.take(`codes of ${userId} in a session ${purpose}`, CODES_OF_SESSION, now);
