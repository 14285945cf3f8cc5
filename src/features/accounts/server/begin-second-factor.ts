import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { beginSecondFactor as contract } from '../contract/second-factor.ts';
import { appAddress, toBase32 } from '../core/one-time-code.ts';
import type { AccountServices } from './accounts.ts';
import { proveOwnAccount } from './prove-own-account.ts';
import { upsertPendingSecret } from './second-factor-queries.ts';
import { makeSecret, sealSecret } from './second-factor-secret.ts';

/** Makes a secret for an app, and tells it once. It is worth nothing until a code of it was typed. */
export async function beginSecondFactor(
  services: AccountServices,
  { actor: { userId }, body, address, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  return proveOwnAccount(services, { userId, ...body, address, now }, async (tx, { username }) => {
    const made = makeSecret();
    await upsertPendingSecret(tx, { userId, sealed: sealSecret(services.keyedHash, userId, made), now });
    const secret = toBase32(made);
    return { secret, appAddress: appAddress({ username, secret }) };
  });
}
