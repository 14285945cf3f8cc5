import type { Tx } from '#platform/db/server/database.ts';
import type { KeyedHash } from '#platform/installation/server/installation-key.ts';
import { isAppCode } from '../core/one-time-code.ts';
import { tidyCode } from '../core/recovery-code.ts';
import { stepOfCode } from './one-time-code.ts';
import { lockSecondFactor, noteStep, takeRecoveryCode } from './second-factor-queries.ts';
import { openSecret } from './second-factor-secret.ts';

interface Typed {
  readonly userId: number;
  readonly code: string;
  readonly now: Date;
}

/** How a code that was written down is stored. */
export const recoveryCodeHash = (keyedHash: KeyedHash, userId: number, code: string): Buffer =>
  keyedHash.of('recovery code', `${userId}\n${tidyCode(code)}`);

/** By which kind of code somebody was let in; `wrong` where by none. Either is used up. */
export type CodeOutcome = 'app' | 'recovery' | 'wrong' | 'off';

/** Looks at a code of a person whose second step is on, and uses it up. */
export async function checkSecondFactor(
  tx: Tx,
  keyedHash: KeyedHash,
  { userId, code, now }: Typed,
): Promise<CodeOutcome> {
  const factor = await lockSecondFactor(tx, userId);
  if (!factor?.secret) return 'off';
  const typed = tidyCode(code);
  if (!isAppCode(typed)) {
    const hash = recoveryCodeHash(keyedHash, userId, typed);
    return (await takeRecoveryCode(tx, userId, hash)) ? 'recovery' : 'wrong';
  }
  const secret = openSecret(keyedHash, userId, factor.secret);
  const step = stepOfCode(secret, typed, { now, lastStep: factor.last_step });
  if (step === undefined) return 'wrong';
  await noteStep(tx, userId, step);
  return 'app';
}
