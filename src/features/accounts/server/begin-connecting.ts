import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { beginConnecting as contract } from '../contract/provider-logins.ts';
import type { AccountServices } from './accounts.ts';
import { selectAccount, selectOwnPassword } from './accounts-queries.ts';
import { isChildAccount } from './is-child-account.ts';
import { markOf } from './password-mark.ts';
import { beginAtProvider, providerOf } from './provider-login.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

/** Sends a person to a provider to connect an account there. It opens theirs from then on, so an open screen is not enough: it takes the password. */
export async function beginConnecting(
  services: AccountServices,
  { actor: { userId }, body: { provider: key, oldPassword }, address, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db } = services;
  const provider = providerOf(services, key);
  if (!provider) return refuse('no-such-login');
  const account = await selectAccount(db, userId);
  const own = await selectOwnPassword(db, userId);
  if (!account || !own) return refuse('signed-out');
  if (!provider.isSchool && (await isChildAccount(services, account, now))) return refuse('school-only');
  const verified = await verifyOwnPassword(
    services,
    { userId, purpose: 'to connect an account', hash: own.password_hash, oldPassword, address },
    now,
  );
  if (verified instanceof Refusal) return verified;
  return beginAtProvider(services, { key, by: { userId, passwordMark: markOf(verified) }, now });
}
