import { lockAccounts } from '#features/accounts/server/public.ts';
import { isYoungStudent } from '#features/classes/server/public.ts';
import { insertConsent, isParentOf, settleWithdrawals } from '#features/parents/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { notFound, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import type { Services } from '#platform/services/server/services.ts';
import { CONSENTS_OF_PARENT, type giveConsent as contract } from '../contract/child.ts';
import { CONSENT_VERSION } from '../core/consent-text.ts';

/**
 * A parent consents. Who had withdrawn it takes that back, and the account opens, unless another parent has withdrawn it, too: what two
 * parents see differently is for the school (decision 78).
 */
export async function giveConsent(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { actor: { userId: parentUserId }, body: { studentId, textVersion }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (textVersion !== CONSENT_VERSION) return refuse('other-text');
  if (!(await isYoungStudent(db, studentId, now))) return refuse('not-asked');
  if (!(await limits.take(`consents of ${parentUserId}`, CONSENTS_OF_PARENT, now)))
    return refuse('enough-for-today', { retryAfter: secondsLeft(CONSENTS_OF_PARENT, now) });
  return unlessRefused(db, async (tx): Promise<Reply<typeof contract>> => {
    await lockAccounts(tx, [studentId]);
    if (!(await isParentOf(tx, { studentId, parentUserId }))) return notFound();
    await settleWithdrawals(tx, { studentId, by: parentUserId, of: parentUserId, now });
    await insertConsent(tx, { studentId, parentUserId, act: 'given', textVersion, locked: false, now });
    await recordAct(
      tx,
      { act: 'give-consent', by: parentUserId, about: studentId, detail: { textVersion } },
      now,
    );
    return { given: true };
  });
}
