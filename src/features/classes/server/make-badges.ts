import { randomBytes } from 'node:crypto';
import { BADGE_SECRET_BYTES, writeBadge } from '#features/accounts/core/badge.ts';
import { lockSignIns } from '#features/accounts/server/public.ts';
import { recordActs } from '#platform/audit/server/record-act.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import { deleteBadgeSessions } from '#platform/session/server/session-queries.ts';
import { hashToken } from '#platform/session/server/token.ts';
import type { makeBadges as contract } from '../contract/badges.ts';
import { lockBadges, putBadges } from './badges-queries.ts';

/**
 * Makes badges for students of a class. The old ones stop at once, and so does what was opened with them: a lost card is over when its
 * student has another.
 */
export async function makeBadges(
  { db }: Pick<Services, 'db'>,
  { actor, object: { id: classId }, body: { studentIds }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const secrets = new Map(
    studentIds.map((studentId) => [studentId, randomBytes(BADGE_SECRET_BYTES).toString('base64url')]),
  );
  return db.transaction().execute(async (tx): Promise<Reply<typeof contract>> => {
    if ((await lockBadges(tx, classId, now)) === undefined) return refuse('badges-off');
    const badges = [...secrets].map(([studentId, secret]) => ({ studentId, secretHash: hashToken(secret) }));
    const made = await putBadges(tx, { classId, by: actor.userId, badges, now });
    await lockSignIns(tx, made);
    await deleteBadgeSessions(tx, made);
    const detail = { classId };
    await recordActs(
      tx,
      made.map((about) => ({ act: 'make-badge', by: actor.userId, about, detail })),
      now,
    );
    return {
      badges: made.map((studentId) => ({
        studentId,
        badge: writeBadge({ studentId, secret: secrets.get(studentId) ?? '' }),
      })),
    };
  });
}
