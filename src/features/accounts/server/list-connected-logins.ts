import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listConnectedLogins as contract } from '../contract/provider-logins.ts';
import type { AccountServices } from './accounts.ts';
import { selectAccount, selectOwnPassword } from './accounts-queries.ts';
import { selectIdentitiesOf } from './identities-queries.ts';
import { isChildAccount } from './is-child-account.ts';

/** What a person is connected with, and may be. What only older people may use is not shown to a child, unless it is still connected. */
export async function listConnectedLogins(
  services: AccountServices,
  { actor: { userId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db, loginProviders } = services;
  if (loginProviders.length === 0) return refuse('no-such-login');
  const account = await selectAccount(db, userId);
  const own = await selectOwnPassword(db, userId);
  if (!account || !own) return refuse('signed-out');
  const identities = await selectIdentitiesOf(db, userId);
  const isChild = await isChildAccount(services, account, now);
  const providers = loginProviders.map(({ key, name, issuer, isSchool }) => {
    const identity = identities.find((one) => one.issuer === issuer);
    const connectedAt = identity?.connected_at.toISOString() ?? null;
    return { provider: key, name, connectedAt, isOpen: isSchool || !isChild };
  });
  return {
    providers: providers
      .filter(({ connectedAt, isOpen }) => isOpen || connectedAt !== null)
      .map(({ isOpen: _isOpen, ...shown }) => shown),
    hasPassword: own.password_hash !== null,
  };
}
