import { lockAccountIn, lockAccounts, selectAccount } from '#features/accounts/server/public.ts';
import { isYoungStudent, mailWithdrawnConsent } from '#features/classes/server/public.ts';
import {
  answerWithdrawals,
  insertConsent,
  isLockOfWithdrawal,
  isParentOf,
  selectOpenWithdrawals,
} from '#features/parents/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { notFound, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { withdrawConsent as contract } from '../contract/child.ts';
import { CONSENT_VERSION } from '../core/consent-text.ts';

/** A parent withdraws consent: the account is closed within a second, until the school or the parent says otherwise (decision 78). */
export async function withdrawConsent(
  { db, mailing }: Pick<Services, 'db' | 'mailing'>,
  { actor: { userId: parentUserId }, body: { studentId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (!(await isYoungStudent(db, studentId, now))) return refuse('not-asked');
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
    await insertConsent(tx, { studentId, parentUserId, act: 'withdrawn', textVersion, locked, now });
    await recordAct(
      tx,
      { act: 'withdraw-consent', by: parentUserId, about: studentId, detail: { textVersion } },
      now,
    );
    await mailWithdrawnConsent(tx, mailing, studentId, now);
    if (lockedAt === null) await lockAccountIn(tx, { userId: studentId, by: parentUserId }, now);
    return { withdrawn: true };
  });
}
