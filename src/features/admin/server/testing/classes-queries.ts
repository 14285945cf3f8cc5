import type { Db } from '#platform/db/server/database.ts';

/** Takes the classes of a teacher over. */
export async function takeClassesOf(db: Db, teacherId: number, otherId: number): Promise<void> {
  await db.updateTable('classes').set({ teacher_id: otherId }).where('teacher_id', '=', teacherId).execute();
}
