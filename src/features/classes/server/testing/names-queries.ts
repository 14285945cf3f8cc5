import type { Db } from '#platform/db/server/database.ts';

/** Takes their names away from students. */
export async function clearNames(db: Db, studentIds: readonly number[]): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name: '', last_name: '' })
    .where('id', 'in', studentIds)
    .execute();
}
