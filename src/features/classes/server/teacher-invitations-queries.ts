import { sql } from 'kysely';
import { emailKey } from '#features/accounts/core/email-key.ts';
import type { Db } from '#platform/db/server/database.ts';

/** Asked again after an answer, an invitation shows again once so much time has passed. */
const ASK_AGAIN = sql`interval '7 days'`;

/** Keeps that a student asked. Asked twice is once, and what was answered lately stays answered. */
export async function upsertInvitation(db: Db, studentId: number, key: string, now: Date): Promise<void> {
  await db
    .insertInto('teacher_invitations')
    .values({ student_id: studentId, email_key: key, created_at: now })
    .onConflict((conflict) =>
      conflict
        .constraint('teacher_invitations_once')
        .doUpdateSet({ created_at: now, answered_at: null })
        .where('teacher_invitations.answered_at', '<', sql<Date>`${now}::timestamptz - ${ASK_AGAIN}`),
    )
    .execute();
}

/**
 * What a teacher's own address is compared as; null for an account without one, and for a teacher whom no administrator has
 * approved yet: anybody can sign up under any address.
 */
export async function selectEmailKey(db: Db, teacherId: number): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', teacherId)
    .where('keys_approved_at', 'is not', null)
    .executeTakeFirst();
  return row?.email ? emailKey(row.email) : null;
}

/** Those who asked under an address and are in no class of the teacher yet, newest first. */
export async function selectInvitations(db: Db, teacherId: number, key: string) {
  return db
    .selectFrom('teacher_invitations as i')
    .innerJoin('users as u', 'u.id', 'i.student_id')
    .select(['i.id', 'i.created_at', 'u.first_name', 'u.last_name', 'u.username'])
    .where('i.email_key', '=', key)
    .where('i.answered_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('class_students as m')
            .innerJoin('classes as c', 'c.id', 'm.class_id')
            .select('m.student_id')
            .whereRef('m.student_id', '=', 'i.student_id')
            .where('m.removed_at', 'is', null)
            .where('c.teacher_id', '=', teacherId)
            .where('c.archived_at', 'is', null),
        ),
      ),
    )
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
}

/** An open invitation, with the address of a teacher who may have received it; none of one who is not approved. */
export async function selectInvitation(
  db: Db,
  { id, teacherId }: { readonly id: number; readonly teacherId: number },
) {
  return db
    .selectFrom('teacher_invitations as i')
    .leftJoin('users as u', (join) =>
      join.on('u.id', '=', teacherId).on('u.keys_approved_at', 'is not', null),
    )
    .select(['i.id', 'i.email_key', 'u.email'])
    .where('i.id', '=', id)
    .where('i.answered_at', 'is', null)
    .executeTakeFirst();
}

/** Marks an open invitation under this address as answered. @returns who asked; undefined when there is none. */
export async function markAnswered(
  db: Db,
  invitation: { readonly id: number; readonly key: string; readonly now: Date },
): Promise<number | undefined> {
  const row = await db
    .updateTable('teacher_invitations')
    .set({ answered_at: invitation.now })
    .where('id', '=', invitation.id)
    .where('email_key', '=', invitation.key)
    .where('answered_at', 'is', null)
    .returning('student_id')
    .executeTakeFirst();
  return row?.student_id;
}
