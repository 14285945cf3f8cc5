import type { Db } from '#platform/db/server/database.ts';

export async function updateName(
  db: Db,
  studentId: number,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', studentId)
    .where('role', '=', 'student')
    .execute();
}
