import type { Db } from '#platform/db/server/database.ts';

const profiles = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'username_key',
      'password_hash',
      'role',
      'register_as',
      'first_name',
      'last_name',
      'email',
      'keys_approved_at',
      'timezone',
      'birth_year',
      'birth_month',
      'job_title',
      'teaching',
    ])
    .where('id', '=', userId);

/** All that a person may see and change of their account, and by what a change is judged. */
export async function selectProfile(db: Db, userId: number) {
  return profiles(db, userId).executeTakeFirst();
}
export type Profile = NonNullable<Awaited<ReturnType<typeof selectProfile>>>;

/** The same, locked until the transaction ends: what it was judged by stays true. */
export async function lockProfile(tx: Db, userId: number) {
  return profiles(tx, userId).forNoKeyUpdate().executeTakeFirst();
}

export interface ProfileChange {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string | null;
  readonly timezone?: string;
  readonly birth_year?: number;
  readonly birth_month?: number;
  readonly job_title?: string | null;
  readonly teaching?: string | null;
}

/** Sets what is named, and leaves the rest. */
export async function updateProfile(db: Db, userId: number, change: ProfileChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('users').set(change).where('id', '=', userId).execute();
}
