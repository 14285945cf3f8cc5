import { recordAct } from '#platform/audit/server/record-act.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { roleOf } from '#platform/session/server/role-column.ts';
import { hashToken } from '#platform/session/server/token.ts';
import type {
  chooseForgottenPassword as contract,
  readPasswordLink as linkContract,
} from '../contract/forgotten-password.ts';
import { minimumFor } from '../core/password.ts';
import { readLinkEnd } from '../core/password-link.ts';
import { registeredAsOf } from './account-columns.ts';
import type { AccountServices } from './accounts.ts';
import { selectLinkedAccount, takePasswordLink } from './forgotten-password-queries.ts';
import { forgetDevices } from './login-queries.ts';
import { schoolNamesOf } from './make-account.ts';
import { newPasswordFault } from './new-password-fault.ts';
import { replaceUnknownPassword } from './reset-password.ts';

/** Whether a link works, for the page that it leads to. Nothing is used up. */
export async function readPasswordLink(
  services: AccountServices,
  { body, now }: Call<typeof linkContract>,
): Promise<Reply<typeof linkContract>> {
  const account = await findAccount(services, body, now);
  return account ? { username: account.username, shortest: account.minimum } : refuse('link-over');
}

/** Sets a new password by a link, once. Who had the old one may be logged in somewhere, so every session ends, and no device keeps guesses of its own. */
export async function chooseForgottenPassword(
  services: AccountServices,
  { body, address, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db, passwords } = services;
  const account = await findAccount(services, body, now);
  if (!account) return refuse('link-over');
  const knownNames = [...schoolNamesOf(services), ...(await services.namesAround(db, account.id))];
  const fault = newPasswordFault(body, { ...account, knownNames });
  if (fault) return fault;
  const passwordHash = await passwords.hash(body.newPassword, address);
  return db.transaction().execute(async (tx): Promise<Reply<typeof contract>> => {
    // The same link may have been used while this password was hashed.
    if (!(await takePasswordLink(tx, account.id, account.tokenHash))) return refuse('link-over');
    await replaceUnknownPassword(tx, {
      userId: account.id,
      username: account.username,
      passwordHash,
      mustChange: false,
    });
    await forgetDevices(tx, account.id);
    await recordAct(tx, { act: 'choose-forgotten-password', by: account.id, about: account.id }, now);
    return { changed: true };
  });
}

type GivenLink = Call<typeof linkContract>['body'];

async function findAccount({ db }: AccountServices, { link }: GivenLink, now: Date) {
  const end = readLinkEnd(link);
  if (!end) return undefined;
  const tokenHash = hashToken(end.token);
  const account = await selectLinkedAccount(db, { userId: end.userId, tokenHash, now });
  if (!account) return undefined;
  const { id, role, register_as } = account;
  return { ...account, tokenHash, minimum: minimumFor(roleOf(role, id), registeredAsOf(register_as, id)) };
}
