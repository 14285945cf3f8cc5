import { emailKey } from '#features/accounts/core/email-key.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { notFound, Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { transferClass as contract } from '../contract/co-teachers.ts';
import { MAX_CLASSES_OF_TEACHER } from '../core/class-limits.ts';
import { setOwner } from './class-owner-queries.ts';
import { lockClassesOfTeacher, lockClassRow } from './classes-queries.ts';
import {
  endInvite,
  endOpenInvites,
  selectCoTeacher,
  selectReachable,
  upsertCoTeacher,
} from './co-teacher-invites-queries.ts';
import { readClass } from './get-class.ts';

/**
 * Hands a class over to a co-teacher. Both are approved or neither is: otherwise a class would become confirmed, or stop being so, and
 * with it change what its students read and see (decision 36).
 */
export async function transferClass(
  { db }: Pick<Services, 'db'>,
  { actor, body: { classId, inviteId }, object, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { email } = await selectReachable(db, actor.userId);
  if (email === null) return refuse('no-email');
  const refused = await unlessRefused(db, async (tx): Promise<Refusal<Codes> | null> => {
    const { teacher_id: ownerId } = await lockClassRow(tx, classId);
    const next = await selectCoTeacher(tx, { classId, inviteId });
    if (ownerId !== actor.userId) return notFound();
    if (!next) return refuse('not-co-teacher');
    if (next.approved !== object.teacherApproved || next.locked) return refuse('not-alike');
    if ((await lockClassesOfTeacher(tx, next.teacherId)) >= MAX_CLASSES_OF_TEACHER)
      return refuse('enough-classes');
    await endInvite(tx, inviteId, now);
    // Whom the owner invited, by which address, is not the next one's to see.
    await endOpenInvites(tx, classId, now);
    await upsertCoTeacher(tx, { classId, teacherId: ownerId, email, key: emailKey(email), now });
    await setOwner(tx, classId, next.teacherId);
    const act = { act: 'transfer-class', by: actor.userId, about: next.teacherId, detail: { classId } };
    await recordAct(tx, act, now);
    return null;
  });
  return refused ?? readClass(db, { classId, viewerId: actor.userId }, now);
}
type Codes = 'not-co-teacher' | 'not-alike' | 'enough-classes' | 'not-found';
