import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { disconnectLogin as contract } from '../contract/provider-logins.ts';
import type { AccountServices } from './accounts.ts';
import { deleteIdentity, selectIdentitiesOf } from './identities-queries.ts';
import { lockProfile } from './own-profile-queries.ts';
import { providerOf } from './provider-login.ts';

/** Disconnects an account at a provider, unless it is the last way in. */
export async function disconnectLogin(
  services: AccountServices,
  { actor: { userId }, query, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const provider = providerOf(services, query.provider);
  if (!provider) return refuse('no-such-login');
  return unlessRefused(services.db, async (tx): Promise<Reply<typeof contract>> => {
    // Locked: two at once would each see the other one left.
    const own = await lockProfile(tx, userId);
    if (!own) return refuse('signed-out');
    const others = (await selectIdentitiesOf(tx, userId)).filter(({ issuer }) => issuer !== provider.issuer);
    const disconnected = await deleteIdentity(tx, userId, provider.issuer);
    if (disconnected && own.password_hash === null && others.length === 0) return refuse('last-way-in');
    if (disconnected) {
      const detail = { provider: provider.key };
      await recordAct(tx, { act: 'disconnect-login', by: userId, about: userId, detail }, now);
    }
    return { disconnected };
  });
}
