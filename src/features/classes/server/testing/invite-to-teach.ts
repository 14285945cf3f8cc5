import type { TestEnvironment } from '#app/server/testing/samples/company.ts';
import type { Person } from '#features/accounts/server/public.ts';
import { hashToken } from '#platform/session/server/token.ts';
import { answerInvite, endInvite, upsertInvite } from '../co-teacher-invites-queries.ts';

interface Invited {
  readonly room: { readonly id: number };
  readonly teacher: Person;
}
type Becomes = 'pending' | 'approved' | 'rejected' | 'deleted';

/** Invites a teacher of the world to a class, past all limits, and lets the invitation become what it should be. @returns its id. */
export async function inviteToTeach(
  { database: { db }, clock }: Pick<TestEnvironment, 'database' | 'clock'>,
  { room, teacher }: Invited,
  becomes: Becomes = 'pending',
): Promise<number> {
  const now = clock.now();
  const email = `${teacher.username}@school.example`;
  const tokenHash = hashToken(`${room.id} ${email}`);
  const { teacher_id: by } = await db
    .selectFrom('classes')
    .select('teacher_id')
    .where('id', '=', room.id)
    .executeTakeFirstOrThrow();
  const id = await db
    .transaction()
    .execute((tx) => upsertInvite(tx, { classId: room.id, by, email, key: email, tokenHash, now }));
  if (becomes === 'approved')
    await answerInvite(db, { id, now, answer: { status: 'approved', teacherId: teacher.id } });
  if (becomes === 'rejected') await answerInvite(db, { id, now, answer: { status: 'rejected' } });
  if (becomes === 'deleted') await endInvite(db, id, now);
  return id;
}
