import type { TestEnvironment } from '#app/server/testing/samples/company.ts';
import { hashToken } from '#platform/session/server/token.ts';
import { answerInvite, endInvite, selectInviteOf, upsertInvite } from '../co-teacher-invites-queries.ts';

interface Invited {
  readonly room: { readonly id: number };
  readonly teacher: { readonly id: number; readonly username: string };
}

const emailOf = ({ username }: Invited['teacher']): string => `${username}@school.example`;
/** The secret end of the link of an invitation that was made here. */
export const secretOf = ({ room, teacher }: Invited): string =>
  `link-of-${room.id}-to-${teacher.id}-${teacher.username}`;
type Becomes = 'pending' | 'approved' | 'rejected' | 'deleted';

/** Invites a teacher of the world to a class, past all limits, and lets the invitation become what it should be. @returns its id. */
export async function inviteToTeach(
  { database: { db }, clock }: Pick<TestEnvironment, 'database' | 'clock'>,
  { room, teacher }: Invited,
  becomes: Becomes = 'pending',
): Promise<number> {
  const now = clock.now();
  const email = emailOf(teacher);
  const tokenHash = hashToken(secretOf({ room, teacher }));
  // Who is a co-teacher already is invited anew.
  const before = await selectInviteOf(db, { classId: room.id, key: email });
  if (before) await endInvite(db, before.id, now);
  const { teacher_id: by } = await db
    .selectFrom('classes')
    .select('teacher_id')
    .where('id', '=', room.id)
    .executeTakeFirstOrThrow();
  const id = await db
    .transaction()
    .execute((tx) => upsertInvite(tx, { classId: room.id, by, email, key: email, tokenHash, now }));
  if (id === undefined) throw new Error('Who is a co-teacher cannot be invited.');
  if (becomes === 'approved')
    await answerInvite(db, { id, now, answer: { status: 'approved', teacherId: teacher.id } });
  if (becomes === 'rejected') await answerInvite(db, { id, now, answer: { status: 'rejected' } });
  if (becomes === 'deleted') await endInvite(db, id, now);
  return id;
}
