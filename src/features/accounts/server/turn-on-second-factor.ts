import type { AccountServices } from './accounts.ts';
import { confirmPendingSecret, upsertPendingSecret } from './second-factor-queries.ts';
import { makeSecret, sealSecret } from './second-factor-secret.ts';

/** Turns the second step of a person of a world on. @returns the secret that codes are made of. */
export async function turnOnSecondFactor(
  { db, keyedHash }: Pick<AccountServices, 'db' | 'keyedHash'>,
  userId: number,
  now: Date,
): Promise<Buffer> {
  const secret = makeSecret();
  await db.transaction().execute(async (tx) => {
    await upsertPendingSecret(tx, { userId, sealed: sealSecret(keyedHash, userId, secret), now });
    await confirmPendingSecret(tx, { userId, step: 0, now });
  });
  return secret;
}
