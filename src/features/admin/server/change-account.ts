import { usernameKey } from '#features/accounts/core/username.ts';
import {
  type AccountServices,
  approveTeacher as approve,
  lockAccount as lock,
  selectAccountNamed,
  selectTeachersOfEmail,
  unlockAccount as unlock,
} from '#features/accounts/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type * as contract from '../contract/people.ts';

type Services = Pick<AccountServices, 'db'>;

/** Approves a teacher; one who is approved stays as they are. */
export async function approveTeacher(
  { db }: Services,
  { actor, body, object: { username }, now }: Call<typeof contract.approveTeacher>,
): Promise<Reply<typeof contract.approveTeacher>> {
  const account = await selectAccountNamed(db, usernameKey(username));
  if (account?.role !== 'teacher') return refuse('not-a-teacher');
  if (account.keys_approved_at !== null) return { approved: true };
  const [first] = await selectTeachersOfEmail(db, account);
  if (first?.keys_approved_at != null && !body.sameEmail) return refuse('same-email');
  await db.transaction().execute(async (tx) => {
    await approve(tx, usernameKey(username), now);
    await recordAct(tx, { act: 'approve-teacher', by: actor.userId, about: account.id }, now);
  });
  return { approved: true };
}

/** Locks an account. Admins lock no admin, so that nobody locks the last one out. */
export async function lockAccount(
  { db }: Services,
  { actor, body: { userId }, object: { role }, now }: Call<typeof contract.lockAccount>,
): Promise<Reply<typeof contract.lockAccount>> {
  if (role === 'admin') return refuse('is-admin');
  await lock(db, { userId, by: actor.userId }, now);
  return { locked: true };
}

/** Opens an account again. */
export async function unlockAccount(
  { db }: Services,
  { actor, body: { userId }, object: { username }, now }: Call<typeof contract.unlockAccount>,
): Promise<Reply<typeof contract.unlockAccount>> {
  await unlock(db, { userId, username, by: actor.userId }, now);
  return { unlocked: true };
}
