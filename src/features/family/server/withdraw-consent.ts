import { lockAccountIn, lockAccounts, selectAccount } from '#features/accounts/server/public.ts';
import { isYoungStudent, mailWithdrawnConsent } from '#features/classes/server/public.ts';
import {
  answerWithdrawals,
  hasWithdrawnSince,
  insertConsent,
  isLockOfWithdrawal,
  isParentOf,
  selectOpenWithdrawals,
} from '#features/parents/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { notFound, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import type { Services } from '#platform/services/server/services.ts';
import { type withdrawConsent as contract, WITHDRAWALS_OF_PARENT } from '../contract/child.ts';
import { CONSENT_VERSION } from '../core/consent-text.ts';

/** Teachers hear of the same parent and child once in so long, in milliseconds. */
const TOLD_ONCE_IN = 86_400_000;

/** A parent withdraws consent: the account is closed within a second, until the school or the parent says otherwise (decision 78). */
export async function withdrawConsent(
  { db, limits, mailing }: Pick<Services, 'db' | 'limits' | 'mailing'>,
  { actor: { userId: parentUserId }, body: { studentId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (!(await isYoungStudent(db, studentId, now))) return refuse('not-asked');
  if (!(await limits.take(`withdrawals of ${parentUserId}`, WITHDRAWALS_OF_PARENT, now)))
    return refuse('enough-for-today', { retryAfter: secondsLeft(WITHDRAWALS_OF_PARENT, now) });
  return unlessRefused(db, async (tx): Promise<Reply<typeof contract>> => {
    await lockAccounts(tx, [studentId]);
    if (!(await isParentOf(tx, { studentId, parentUserId }))) return notFound();
    const lockedAt = (await selectAccount(tx, studentId))?.locked_at ?? null;
    const open = await selectOpenWithdrawals(tx, studentId);
    if (open.some(({ parent_id }) => parent_id === parentUserId)) {
      if (lockedAt !== null) return { withdrawn: true };
      // The account is open though nobody has dealt with it: this one takes the place of that one.
      await answerWithdrawals(tx, studentId, { by: parentUserId, of: parentUserId, now });
    }
    const locked = lockedAt === null || (await isLockOfWithdrawal(tx, studentId, lockedAt));
    const textVersion = CONSENT_VERSION;
    const since = new Date(now.getTime() - TOLD_ONCE_IN);
    const isTold = await hasWithdrawnSince(tx, { studentId, parentUserId, since });
    await insertConsent(tx, { studentId, parentUserId, act: 'withdrawn', textVersion, locked, now });
    await recordAct(
      tx,
      { act: 'withdraw-consent', by: parentUserId, about: studentId, detail: { textVersion } },
      now,
    );
    if (!isTold) await mailWithdrawnConsent(tx, mailing, studentId, now);
    if (lockedAt === null) await lockAccountIn(tx, { userId: studentId, by: parentUserId }, now);
    return { withdrawn: true };
  });
}
