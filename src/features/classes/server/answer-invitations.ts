import type { Db } from '#platform/db/server/database.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type * as contract from '../contract/teacher-invitations.ts';
import { nameBeforeJoining } from '../core/name-before-joining.ts';
import { addToClass } from './add-to-class.ts';
import {
  markAllAnswered,
  markAnswered,
  selectEmailKey,
  selectInvitations,
} from './teacher-invitations-queries.ts';

/** Students who asked for a teacher by the teacher's own address. */
export async function listInvitations(
  db: Db,
  teacherId: number,
  now: Date,
): Promise<ResponseOf<typeof contract.listTeacherInvitations>> {
  const key = await selectEmailKey(db, teacherId);
  const rows = key === null ? [] : await selectInvitations(db, { teacherId, key, now });
  return {
    invitations: rows.map((row) => ({
      invitationId: row.id,
      studentName: nameBeforeJoining({
        firstName: row.first_name,
        lastName: row.last_name,
        username: row.username,
      }),
      askedAt: row.created_at.toISOString(),
    })),
    more: (rows[0]?.all ?? 0) - rows.length,
  };
}

/** Puts a student who asked into a class of the teacher; the invitation must be the teacher's, too. */
export async function acceptInvitation(
  { db }: Pick<Services, 'db'>,
  { actor, body, object: room, now }: Call<typeof contract.acceptTeacherInvitation>,
): Promise<Reply<typeof contract.acceptTeacherInvitation>> {
  const key = await selectEmailKey(db, actor.userId);
  if (key === null) return notFound();
  return unlessRefused(db, async (tx): Promise<Reply<typeof contract.acceptTeacherInvitation>> => {
    const studentId = await markAnswered(tx, { id: body.invitationId, key, now });
    if (studentId === undefined) return notFound();
    const refused = await addToClass(tx, { studentId, classId: room.id, now });
    return refused ?? { added: true };
  });
}

/** Takes a student who asked off the list. */
export async function declineInvitation(
  { db }: Pick<Services, 'db'>,
  { object: { id, email_key: key }, now }: Call<typeof contract.declineTeacherInvitation>,
): Promise<Reply<typeof contract.declineTeacherInvitation>> {
  const studentId = await markAnswered(db, { id, key, now });
  return studentId === undefined ? notFound() : { declined: true };
}

/** Takes all students off the list who asked up to a moment: more may have asked than a teacher answers one by one. */
export async function declineInvitations(
  { db }: Pick<Services, 'db'>,
  { actor, body, now }: Call<typeof contract.declineTeacherInvitations>,
): Promise<Reply<typeof contract.declineTeacherInvitations>> {
  const key = await selectEmailKey(db, actor.userId);
  const until = new Date(body.askedUntil);
  return { declined: key === null ? 0 : await markAllAnswered(db, { key, until, now }) };
}
