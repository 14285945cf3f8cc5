import type { Tx } from '#platform/db/server/database.ts';

/** Makes a teacher the owner of a class. */
export async function setOwner(tx: Tx, classId: number, teacherId: number): Promise<void> {
  await tx.updateTable('classes').set({ teacher_id: teacherId }).where('id', '=', classId).execute();
}
