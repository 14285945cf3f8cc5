import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { listTeachersOfClass as contract } from '../contract/co-teachers.ts';
import { INVITE_STATUS } from '../core/co-teacher-invite.ts';
import { changesClass } from '../core/teacher-rights.ts';
import { teachersOf } from './class-standing.ts';
import { colleagueNameOf } from './class-views.ts';
import { inviteStatusOf } from './co-teacher-columns.ts';
import { selectInvitesOfClass } from './co-teacher-invites-queries.ts';

/** Who teaches a class. Who did not answer or said no, with the addresses, is told to the owner alone, who typed them. */
export async function listTeachersOfClass(
  { db, mailing }: Pick<Services, 'db' | 'mailing'>,
  { actor, object }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const rows = await selectInvitesOfClass(db, object.id);
  const isOwner = object.teacher_id === actor.userId;
  const coTeachers = rows.flatMap(({ id, teacher_id: teacherId, ...names }) => {
    if (teacherId === null) return [];
    const isYou = teacherId === actor.userId;
    return [
      {
        inviteId: isOwner || isYou ? id : null,
        name: colleagueNameOf(names),
        isYou,
        mayChange: changesClass(teacherId, teachersOf(object)),
      },
    ];
  });
  // Of a class that was handed over, the next owner is not shown whom the one before invited.
  const open = rows.filter((row) => row.teacher_id === null && isOwner && row.invited_by === actor.userId);
  return {
    ownerName: isOwner ? null : colleagueNameOf(object),
    coTeachers,
    invites: open.map((row) => ({
      inviteId: row.id,
      email: row.email,
      status: INVITE_STATUS[inviteStatusOf(row.status, row.id)],
      invitedAt: row.invited_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    })),
    byMail: mailing.isOn && object.teacherApproved,
  };
}
