import { recordAct } from '#platform/audit/server/record-act.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { roleOf } from '#platform/session/server/role-column.ts';
import { deleteOtherSessions } from '#platform/session/server/session-queries.ts';
import type { updatePassword as contract } from '../contract/own-account.ts';
import { comparedPassword, minimumFor, passwordFault, passwordFaultMessage } from '../core/password.ts';
import { registeredAsOf } from './account-columns.ts';
import type { AccountServices } from './accounts.ts';
import { type OwnPassword, replacePassword, selectOwnPassword } from './accounts-queries.ts';
import { isCommonPassword } from './common-passwords.ts';
import { deletePasswordLink } from './forgotten-password-queries.ts';
import { refusedField } from './refused-field.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

type Body = Call<typeof contract>['body'];

/** Changes the own password. Who knows the old one may be logged in elsewhere, so every other session ends. */
export async function updatePassword(
  services: AccountServices,
  { actor: { userId }, token, body, address, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db, passwords } = services;
  const account = await selectOwnPassword(db, userId);
  if (!account || token === null) return refuse('signed-out');
  const fault = faultOf(body, account, await services.namesAround(db, userId));
  if (fault) return fault;
  const { oldPassword } = body;
  const from = await verifyOwnPassword(
    services,
    { userId, hash: account.password_hash, oldPassword, address },
    now,
  );
  if (from instanceof Refusal) return from;
  const to = await passwords.hash(body.newPassword, address);
  return db.transaction().execute(async (tx): Promise<Reply<typeof contract>> => {
    // Another change may have come while this password was hashed.
    if (!(await replacePassword(tx, { userId, from, to })))
      return refusedField('oldPassword', 'wrong', 'Your password was changed just now. Please try again.');
    await deleteOtherSessions(tx, userId, token);
    await deletePasswordLink(tx, userId);
    await recordAct(tx, { act: 'change-password', by: userId, about: userId }, now);
    return { changed: true };
  });
}

/** What is wrong with the new password, before the old one is looked at. */
function faultOf(
  { oldPassword, newPassword, confirmPassword }: Body,
  { id, username, role, register_as }: OwnPassword,
  knownNames: readonly string[],
): Refusal<'refused-field'> | null {
  const minimum = minimumFor(roleOf(role, id), registeredAsOf(register_as, id));
  const fault = passwordFault({
    password: newPassword,
    username,
    minimum,
    isCommon: isCommonPassword,
    knownNames,
  });
  if (fault) return refusedField('newPassword', fault, passwordFaultMessage(fault, minimum));
  if (comparedPassword(newPassword) === comparedPassword(oldPassword))
    return refusedField('newPassword', 'same', 'This is your password now. Please choose another one.');
  if (newPassword !== confirmPassword)
    return refusedField('confirmPassword', 'different', 'These two passwords don’t match.');
  return null;
}
