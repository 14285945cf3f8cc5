import { emailKey } from '#features/accounts/core/email-key.ts';
import type { Relation } from '#platform/endpoint/contract/access.ts';
import type { Resolver } from '#platform/endpoint/server/standing.ts';
import { type InviteRow, selectInvite } from './co-teacher-invites-queries.ts';

declare module '#platform/endpoint/server/standing.ts' {
  interface ObjectRows {
    'co-teacher-invite': InviteRow;
  }
}

/**
 * An invitation belongs to the owner of its class and, once it is accepted, to the co-teacher. Until then the approved teacher who has
 * the address may answer. Anybody can sign up under any address and as a teacher: who is not approved, or was invited by
 * somebody who is not, needs the link.
 */
export const coTeacherInviteStanding: Resolver<'co-teacher-invite'> = async (
  { db },
  actor,
  id,
  read = () => selectInvite(db, { id, teacherId: actor.userId }),
) => {
  const object = await read();
  if (!object) return null;
  return { relations: actor.role === 'teacher' ? relationsOf(actor.userId, object) : [], object };
};

function relationsOf(teacherId: number, invite: InviteRow): Relation[] {
  if (invite.owner_id === teacherId) return invite.archived_at === null ? ['owner'] : [];
  if (invite.teacher_id === teacherId) return ['self'];
  const asked = invite.status === 'pending' || invite.status === 'rejected';
  return asked && isTo(teacherId, invite) && invite.approved && invite.owner_approved ? ['invitee'] : [];
}

/** Whether an invitation was sent to the address of the account that it was read for, and its class is there. */
const isTo = (teacherId: number, invite: InviteRow): boolean =>
  invite.archived_at === null &&
  !invite.owner_locked &&
  invite.owner_id !== teacherId &&
  invite.email !== null &&
  emailKey(invite.email) === invite.email_key;

/** Whether nobody has answered an invitation, and it is not over. */
export const isWaiting = ({ status, expires_at }: InviteRow, now: Date): boolean =>
  status === 'pending' && expires_at > now;

/** Whether an invitation can be accepted by the account that it was read for, whether that is approved or not. */
export const waitsFor = (teacherId: number, invite: InviteRow, now: Date): boolean =>
  isTo(teacherId, invite) && isWaiting(invite, now);
