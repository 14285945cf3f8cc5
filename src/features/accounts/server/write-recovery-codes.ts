import type { Tx } from '#platform/db/server/database.ts';
import { makeRecoveryCodes } from '../core/recovery-code.ts';
import type { AccountServices } from './accounts.ts';
import { recoveryCodeHash } from './check-second-factor.ts';
import { replaceRecoveryCodes } from './second-factor-queries.ts';

/** Makes a new set of codes to write down in the place of the one before. @returns them, for the only time. */
export async function writeRecoveryCodes(
  tx: Tx,
  { keyedHash, randomInt }: Pick<AccountServices, 'keyedHash' | 'randomInt'>,
  userId: number,
): Promise<string[]> {
  const codes = makeRecoveryCodes(randomInt);
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryCodeHash(keyedHash, userId, code)),
  );
  return [...codes];
}
