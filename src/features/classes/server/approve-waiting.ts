import type { Db } from '#platform/db/server/database.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { changesClass } from '../core/teacher-rights.ts';
import { addToClass } from './add-to-class.ts';
import { acceptWaiting } from './answer-co-teacher-invite.ts';
import { listInvitations } from './answer-invitations.ts';
import { teachersOf } from './class-standing.ts';
import { selectClassesOfTeacher } from './classes-queries.ts';
import { listCoTeacherInvites } from './list-co-teacher-invites.ts';
import { markAnswered, selectEmailKey } from './teacher-invitations-queries.ts';

/**
 * Takes in all who wait for an approved teacher: students into their one class, and classes of others. Who finds no room stays on the list. For a
 * teacher who is not approved nobody waits.
 */
export async function approveWaiting(
  db: Db,
  teacherId: number,
  now: Date,
): Promise<{ added: number; accepted: number } | Refusal<'choose-class'>> {
  const { invitations } = await listInvitations(db, teacherId, now);
  const { invites } = await listCoTeacherInvites(db, teacherId, now);
  const classes = (await selectClassesOfTeacher(db, teacherId)).filter((row) =>
    changesClass(teacherId, teachersOf(row)),
  );
  const [room] = classes;
  if (invitations.length > 0 && (!room || classes.length > 1)) return refuse('choose-class');
  let added = 0;
  const key = await selectEmailKey(db, teacherId);
  for (const { invitationId: id } of room && key !== null ? invitations : [])
    if (await admit(db, { id, key: key ?? '', classId: room?.id ?? 0, now })) added += 1;
  let accepted = 0;
  for (const { inviteId } of invites)
    if (await acceptWaiting(db, { teacherId, inviteId, now })) accepted += 1;
  return { added, accepted };
}

interface Admitting {
  readonly id: number;
  readonly key: string;
  readonly classId: number;
  readonly now: Date;
}

/** @returns whether the student is in the class now. */
async function admit(db: Db, { id, key, classId, now }: Admitting): Promise<boolean> {
  const outcome = await unlessRefused(db, async (tx) => {
    const studentId = await markAnswered(tx, { id, key, now });
    return studentId === undefined ? false : ((await addToClass(tx, { studentId, classId, now })) ?? true);
  });
  return !(outcome instanceof Refusal) && outcome;
}
