import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import type { Role } from '#platform/session/core/actor.ts';

/** The names of the flags that are on for a role. */
export const selectFlagsOfRole = preparedStatement(
  'select-flags-of-role',
  (db, { role }: { readonly role: Role }) =>
    db.selectFrom('feature_flags').select('name').where(sql<boolean>`${role}::text = any(roles)`),
);

/** Every flag that was ever switched, with who did it last. */
export async function selectFlags(db: Db) {
  return db
    .selectFrom('feature_flags')
    .leftJoin('users', 'users.id', 'feature_flags.changed_by')
    .select(['feature_flags.name', 'feature_flags.roles', 'feature_flags.changed_at', 'users.username'])
    .execute();
}

interface SwitchedFlag {
  readonly name: string;
  readonly roles: readonly Role[];
  readonly by: number;
  readonly now: Date;
}

/** Switches a flag. @returns false when it was so before. */
export async function putFlag(db: Db, { name, roles, by, now }: SwitchedFlag): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('feature_flags')
    .values({ name, roles: [...roles], changed_at: now, changed_by: by })
    .onConflict((flag) =>
      flag
        .column('name')
        .doUpdateSet({ roles: [...roles], changed_at: now, changed_by: by })
        .where('feature_flags.roles', '!=', sql<string[]>`excluded.roles`),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
