import { recordAct } from '#platform/audit/server/record-act.ts';
import { violates } from '#platform/db/server/constraint.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { finishConnecting as contract } from '../contract/provider-logins.ts';
import type { AccountServices } from './accounts.ts';
import { deleteIdentity, insertIdentity, selectUserOfIdentity } from './identities-queries.ts';
import { isChildAccount } from './is-child-account.ts';
import { lockProfile } from './own-profile-queries.ts';
import { markOf } from './password-mark.ts';
import { finishAtProvider, type Vouched } from './provider-login.ts';

/** Connects the account that a provider names with the account of the person who began it: from now on it opens this one, and no other. */
export async function finishConnecting(
  services: AccountServices,
  { actor: { userId }, body, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const vouched = await finishAtProvider(services, body, { userId, now });
  if (vouched instanceof Refusal) return vouched;
  try {
    return await unlessRefused(services.db, (tx) => connect(services, tx, { userId, vouched, now }));
  } catch (error) {
    if (violates(error, 'identities_one_of_issuer')) return refuse('connected-already');
    // Somebody else was quicker.
    if (violates(error, 'identities_pkey')) return refuse('connected-elsewhere');
    throw error;
  }
}

interface Connection {
  readonly userId: number;
  readonly vouched: Vouched;
  readonly now: Date;
}

/** The account is locked: a change of its password, which disconnects everything, comes before this or after it. */
async function connect(
  services: AccountServices,
  tx: Tx,
  { userId, vouched, now }: Connection,
): Promise<Reply<typeof contract>> {
  const own = await lockProfile(tx, userId);
  if (!own) return refuse('signed-out');
  const isSamePassword =
    own.password_hash !== null && vouched.passwordMark?.equals(markOf(own.password_hash));
  if (isSamePassword !== true) return refuse('start-again');
  // A class may have become one of children meanwhile.
  const { provider } = vouched;
  if (!provider.isSchool && (await isChildAccount({ ...services, db: tx }, own, now)))
    return refuse('school-only');
  const owner = await selectUserOfIdentity(tx, vouched);
  // Who was told to use this account cannot log in to the closed one to disconnect it there.
  if (owner?.joined_to === userId) await deleteIdentity(tx, owner.id, vouched.issuer);
  else if (owner !== undefined)
    return owner.id === userId ? { connected: true } : refuse('connected-elsewhere');
  await insertIdentity(tx, vouched, { userId, now });
  const detail = { provider: provider.key };
  await recordAct(tx, { act: 'connect-login', by: userId, about: userId, detail }, now);
  return { connected: true };
}
