import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { roleOf } from '#platform/session/server/role-column.ts';
import { DEVICE_TOKEN } from '../contract/fields.ts';
import type { finishProviderLogin as contract } from '../contract/provider-logins.ts';
import type { AccountServices } from './accounts.ts';
import { type Account, selectAccount } from './accounts-queries.ts';
import { challengeLogin } from './challenge-login.ts';
import { selectUserOfIdentity } from './identities-queries.ts';
import { isChildAccount } from './is-child-account.ts';
import { finishAtProvider, type Vouched } from './provider-login.ts';
import { sayWhichAccount } from './say-which-account.ts';
import { signInByProvider } from './sign-in.ts';

/**
 * Signs in the person whom a provider names, where they have connected that account. An email of the provider opens nothing: no
 * address here is verified (docs/decisions/0049).
 */
export async function finishProviderLogin(
  services: AccountServices,
  { body, headers, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const vouched = await finishAtProvider(services, body, { userId: null, now });
  if (vouched instanceof Refusal) return vouched;
  const owner = await selectUserOfIdentity(services.db, vouched);
  const account = owner && (await selectAccount(services.db, owner.id));
  if (!account) return refuse('not-connected');
  if (owner.joined_to !== null)
    return (await sayWhichAccount(services.db, owner.id)) ?? refuse('account-locked');
  const refused = await whyNot(services, { account, vouched, now });
  if (refused) return refused;
  const { password_hash: passwordHash } = owner;
  const role = roleOf(account.role, account.id);
  const challenged = await challengeLogin(
    services,
    { userId: account.id, role, passwordHash, provider: body.provider },
    now,
  );
  if (challenged) return challenged;
  const signedIn = await signInByProvider(
    services,
    {
      userId: account.id,
      role,
      secondStepDone: false,
      deviceToken: headers[DEVICE_TOKEN],
      userAgent: headers['user-agent'],
      provider: body.provider,
      passwordHash,
    },
    now,
  );
  return signedIn ?? refuse('start-again');
}

interface Judged {
  readonly account: Account;
  readonly vouched: Vouched;
  readonly now: Date;
}

/** What may have changed since it was connected. Whoever owns the account there may know how the one here is: nobody else hears it. */
async function whyNot(services: AccountServices, { account, vouched, now }: Judged) {
  if (account.locked_at !== null) return refuse('account-locked');
  if (account.role === 'admin') return refuse('password-only');
  if (!vouched.provider.isSchool && (await isChildAccount(services, account, now)))
    return refuse('school-only');
  return null;
}
