import { nameOf } from '#features/accounts/core/student-name.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import { showReadableCode } from '#platform/wording/core/readable-code.ts';
import type { getStudentFamily as contract } from '../contract/student-family.ts';
import { selectConsent, selectOpenWithdrawals } from './consents-queries.ts';
import { selectErasureAsked } from './erasures-queries.ts';
import { selectOpenCodes } from './family-codes-queries.ts';
import { consentActOf } from './parents-columns.ts';
import { selectParents } from './parents-queries.ts';

/** The family of a student as a teacher sees it: the code, who has used it, and what they decided. */
export async function getStudentFamily(
  { db }: Pick<Services, 'db'>,
  { actor, params: { id: studentId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [[code], parents, consent, withdrawals, erasureAskedAt] = await Promise.all([
    selectOpenCodes(db, [studentId], now),
    selectParents(db, studentId),
    selectConsent(db, studentId),
    selectOpenWithdrawals(db, studentId),
    selectErasureAsked(db, studentId),
  ]);
  const [withdrawal] = withdrawals;
  const isHidden = (actor.impersonatorId ?? null) !== null;
  return {
    code: code
      ? {
          familyCode: isHidden ? null : showReadableCode(code.code),
          expiresAt: code.expires_at.toISOString(),
        }
      : null,
    parents: parents.map(({ id, asked_at, confirmed_at, username, ...names }) => ({
      linkId: id,
      name: nameOf({ firstName: names.first_name, lastName: names.last_name, username }),
      username,
      askedAt: asked_at.toISOString(),
      confirmedAt: confirmed_at?.toISOString() ?? null,
    })),
    consent: consent
      ? {
          act: consentActOf(consent.act, studentId),
          at: consent.at.toISOString(),
          textVersion: consent.text_version,
          name:
            consent.username === null
              ? null
              : nameOf({
                  firstName: consent.first_name ?? '',
                  lastName: consent.last_name ?? '',
                  username: consent.username,
                }),
        }
      : null,
    withdrawal: withdrawal
      ? { at: withdrawal.at.toISOString(), isLocked: withdrawals.some(({ locked }) => locked) }
      : null,
    erasureAskedAt: erasureAskedAt?.toISOString() ?? null,
  };
}
