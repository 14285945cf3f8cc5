import type { Db } from '#platform/db/server/database.ts';
import type { ReceivedInvite } from '../contract/co-teachers.ts';
import { toInvitedTo } from './answer-co-teacher-invite.ts';
import { waitsFor } from './co-teacher-invite-standing.ts';
import { selectInvitesTo } from './co-teacher-invites-queries.ts';
import { selectEmailKey } from './teacher-invitations-queries.ts';

/**
 * The invitations that wait for a teacher. Only between approved teachers: anybody can sign up as one and invite whom they like, and that
 * reaches nobody but by a link that is passed on.
 */
export async function listCoTeacherInvites(
  db: Db,
  teacherId: number,
  now: Date,
): Promise<{ invites: ReceivedInvite[] }> {
  const key = await selectEmailKey(db, teacherId);
  const rows = key === null ? [] : await selectInvitesTo(db, { key, teacherId, now });
  const waiting = rows.filter((row) => waitsFor(teacherId, row, now));
  return {
    invites: waiting.map((row) => ({
      inviteId: row.id,
      invitedAt: row.invited_at.toISOString(),
      ...toInvitedTo(row),
    })),
  };
}
