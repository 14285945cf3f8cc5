import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import { roleOf } from '#platform/session/server/role-column.ts';
import { deleteOtherSessions } from '#platform/session/server/session-queries.ts';
import type { updatePassword as contract } from '../contract/own-account.ts';
import { CODES_OF_SESSION } from '../contract/second-factor.ts';
import { minimumFor } from '../core/password.ts';
import { registeredAsOf } from './account-columns.ts';
import type { AccountServices } from './accounts.ts';
import { replacePassword, selectOwnPassword } from './accounts-queries.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { deletePasswordLink } from './forgotten-password-queries.ts';
import { deleteIdentitiesOf } from './identities-queries.ts';
import { schoolNamesOf } from './make-account.ts';
import { newPasswordFault } from './new-password-fault.ts';
import { takeCodeTry } from './prove-own-account.ts';
import { refusedField } from './refused-field.ts';
import { hasSecondFactor } from './second-factor-queries.ts';
import { verifyOwnPassword } from './verify-own-password.ts';
import { wrongCode } from './wrong-code.ts';

const purpose = 'for a new password';

/** Changes the own password, with a code where two-step login is on. Who knows the old one may be logged in elsewhere, or have connected something: all of that ends. */
export async function updatePassword(
  services: AccountServices,
  { actor: { userId }, token, body, address, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db, passwords } = services;
  const account = await selectOwnPassword(db, userId);
  if (!account || token === null) return refuse('signed-out');
  const { username, role, register_as } = account;
  const minimum = minimumFor(roleOf(role, userId), registeredAsOf(register_as, userId));
  const knownNames = [...schoolNamesOf(services), ...(await services.namesAround(db, userId))];
  // Before the old one is looked at.
  const fault = newPasswordFault(body, { username, minimum, knownNames });
  if (fault) return fault;
  const { oldPassword } = body;
  const from = await verifyOwnPassword(
    services,
    { userId, purpose, hash: account.password_hash, oldPassword, address },
    now,
  );
  if (from instanceof Refusal) return from;
  const isOn = await hasSecondFactor(db, userId);
  if (isOn && !(await takeCodeTry(services.limits, { userId, purpose }, now)))
    return refuse('too-many-guesses', { retryAfter: secondsLeft(CODES_OF_SESSION, now) });
  const to = await passwords.hash(body.newPassword, address);
  return unlessRefused(db, async (tx): Promise<Reply<typeof contract>> => {
    const checked = await checkSecondFactor(tx, services.keyedHash, { userId, code: body.code, now });
    if (checked === 'wrong') return wrongCode();
    // Another change may have come while this password was hashed.
    if (!(await replacePassword(tx, { userId, from, to })))
      return refusedField('oldPassword', 'wrong', 'Your password was changed just now. Please try again.');
    await deleteOtherSessions(tx, userId, token);
    await deletePasswordLink(tx, userId);
    await deleteIdentitiesOf(tx, userId);
    await recordAct(tx, { act: 'change-password', by: userId, about: userId }, now);
    return { changed: true };
  });
}
