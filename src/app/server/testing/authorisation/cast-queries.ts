import type { Db } from '#platform/db/server/database.ts';

/** Takes a student out of a class, as a teacher will be able to. */
export async function removeFromClass(db: Db, studentId: number, classId: number, now: Date): Promise<void> {
  await db
    .updateTable('class_students')
    .set({ removed_at: now })
    .where('student_id', '=', studentId)
    .where('class_id', '=', classId)
    .execute();
}

/** The newest invitation of a student. */
export async function selectInvitationOf(db: Db, studentId: number): Promise<number> {
  const { id } = await db
    .selectFrom('teacher_invitations')
    .select('id')
    .where('student_id', '=', studentId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}
