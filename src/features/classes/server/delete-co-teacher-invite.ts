import { recordAct } from '#platform/audit/server/record-act.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { deleteCoTeacherInvite as contract } from '../contract/co-teachers.ts';
import { endInvite } from './co-teacher-invites-queries.ts';

/** Takes an invitation back or ends what came of it; doing it again changes nothing. */
export async function deleteCoTeacherInvite(
  { db }: Pick<Services, 'db'>,
  { actor, params, object, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { id: inviteId, class_id: classId, teacher_id: coTeacherId } = object;
  if (classId !== params.classId) return notFound();
  await db.transaction().execute(async (tx) => {
    if (!(await endInvite(tx, inviteId, now))) return;
    const act = {
      act: coTeacherId === actor.userId ? 'leave-co-teaching' : 'remove-co-teacher',
      by: actor.userId,
      ...(coTeacherId !== null && { about: coTeacherId }),
      detail: { classId, inviteId },
    };
    await recordAct(tx, act, now);
  });
  return { deleted: true };
}
