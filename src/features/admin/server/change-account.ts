import { usernameKey } from '#features/accounts/core/username.ts';
import {
  type AccountServices,
  approveTeacher as approve,
  lockAccountNamed,
  lockApprovals,
  logOutEverywhere,
  type NamedAccount,
  selectTeachersOfEmail,
} from '#features/accounts/server/public.ts';
import { lockByService, unlockByService } from '#features/parents/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import type * as contract from '../contract/people.ts';

type Services = Pick<AccountServices, 'db'>;

/** By all admins together: each unlocking allows another 69 guesses, so that a screen left open must not allow any number. */
const UNLOCKS: RateLimit = { calls: 10, seconds: 86_400 };

/**
 * Approves a teacher as the admin saw them; one who is approved stays as they are. The row is locked first: the teacher may be changing
 * name and email in this moment, and another admin may be approving somebody with the same address.
 */
export async function approveTeacher(
  { db }: Services,
  { actor, body, object: { username }, now }: Call<typeof contract.approveTeacher>,
): Promise<Reply<typeof contract.approveTeacher>> {
  return unlessRefused(db, async (tx): Promise<Reply<typeof contract.approveTeacher>> => {
    await lockApprovals(tx);
    const account = await lockAccountNamed(tx, usernameKey(username));
    if (account?.role !== 'teacher') return refuse('not-a-teacher');
    if (account.keys_approved_at !== null) return { approved: true };
    if (!isAsSeen(account, body.seen)) return refuse('account-changed');
    const [first] = await selectTeachersOfEmail(tx, account);
    if (first?.keys_approved_at != null && !body.sameEmail) return refuse('same-email');
    await approve(tx, usernameKey(username), now);
    await recordAct(tx, { act: 'approve-teacher', by: actor.userId, about: account.id }, now);
    return { approved: true };
  });
}

const isAsSeen = (
  account: NamedAccount,
  { email, firstName, lastName }: Call<typeof contract.approveTeacher>['body']['seen'],
): boolean => account.email === email && account.first_name === firstName && account.last_name === lastName;

/** Locks an account. Admins lock no admin, so that nobody locks the last one out. */
export async function lockAccount(
  { db }: Services,
  { actor, body: { userId }, object: { role }, now }: Call<typeof contract.lockAccount>,
): Promise<Reply<typeof contract.lockAccount>> {
  if (role === 'admin') return refuse('is-admin');
  await lockByService(db, { userId, by: actor.userId }, now);
  return { locked: true };
}

/** Logs a person out on every device. Admins log no admin out, so that a session that got out cannot keep the others away. */
export async function logOutAccount(
  { db }: Services,
  { actor, body: { userId }, object: { role }, now }: Call<typeof contract.logOutAccount>,
): Promise<Reply<typeof contract.logOutAccount>> {
  if (role === 'admin') return refuse('is-admin');
  await logOutEverywhere(db, { userId, by: actor.userId }, now);
  return { loggedOut: true };
}

/** Opens an account again. Admins open no admin's, so that none guesses the password of another, or the own one, from an open screen. */
export async function unlockAccount(
  { db, limits }: Pick<AccountServices, 'db' | 'limits'>,
  { actor, body: { userId }, object: { username, role }, now }: Call<typeof contract.unlockAccount>,
): Promise<Reply<typeof contract.unlockAccount>> {
  if (role === 'admin') return refuse('is-admin');
  if (!(await limits.take(`unlock of ${userId} by admins`, UNLOCKS, now)))
    return refuse('enough-for-today', { retryAfter: secondsLeft(UNLOCKS, now) });
  const isOpen = await unlockByService(db, { userId, username, by: actor.userId }, now);
  if (!isOpen) return refuse('joined-account');
  return { unlocked: true };
}
