import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';

/** What is set for a person, their own settings and the server's. */
export async function selectSettings(db: Db, userId: number) {
  return db.selectFrom('users').select('settings').where('id', '=', userId).executeTakeFirst();
}

/** Sets these, and leaves all others as they are. */
export async function mergeSettings(
  db: Db,
  userId: number,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  await db
    .updateTable('users')
    .set((user) => ({ settings: sql`${user.ref('settings')} || ${JSON.stringify(settings)}::jsonb` }))
    .where('id', '=', userId)
    .execute();
}

/** Takes these away. */
export async function removeSettings(db: Db, userId: number, names: readonly string[]): Promise<void> {
  await db
    .updateTable('users')
    .set((user) => ({ settings: sql`${user.ref('settings')} - ${[...names]}::text[]` }))
    .where('id', '=', userId)
    .execute();
}
