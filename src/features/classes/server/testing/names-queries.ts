import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/db/server/database.ts';

/** Takes their names away from students. */
export async function clearNames(db: Db, studentIds: readonly number[]): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name: '', last_name: '' })
    .where('id', 'in', studentIds)
    .execute();
}

/** The username of a person. */
export async function selectUsername(db: Db, userId: number): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('username').where('id', '=', userId).executeTakeFirst();
  return row?.username;
}

/** A teacher whom nobody else has to do with. */
export async function insertTeacher(
  db: Db,
  { approved, now }: { readonly approved: boolean; readonly now: Date },
): Promise<{ readonly id: number; readonly username: string }> {
  const username = `heir.${randomUUID()}`;
  return db
    .insertInto('users')
    .values({
      username,
      username_key: username,
      role: 'teacher',
      created_at: now,
      keys_approved_at: approved ? now : null,
    })
    .returning(['id', 'username'])
    .executeTakeFirstOrThrow();
}
