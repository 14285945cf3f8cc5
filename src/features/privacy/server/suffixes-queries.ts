import { type SqlBool, sql } from 'kysely';
import { holdLock } from '#platform/db/server/advisory-lock-queries.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';

/** Any number, the same in every process. */
const SUFFIXES_LOCK = 7_203_119;

/** Two admins add no ending at once, so that the list holds no more than it may. */
export const lockSuffixes = (tx: Tx): Promise<void> => holdLock(tx, SUFFIXES_LOCK);

const endsSo = (table: string) => {
  const [username, email] = [sql.ref(`${table}.username_key`), sql.ref(`${table}.email`)];
  return sql<SqlBool>`(right(${username}, length(suffix)) = suffix or right(lower(${email}), length(suffix)) = suffix)`;
};

/**
 * Whether the username or the email address of a row ends as the list says, for statements that ask how old somebody is: the
 * list is looked at in the same statement, so that a change of it holds at once in every process.
 * @param table the name that `users` has in the statement.
 */
export const endsInSuffix = (table: string) =>
  sql<boolean>`exists (select from under_thirteen_suffixes where ${endsSo(table)})`;

/** The list, with how many accounts of students and parents each ending takes in. It reads them all. */
export async function selectSuffixes(db: Db) {
  return db
    .selectFrom('under_thirteen_suffixes')
    .select(['suffix', 'added_at'])
    .select(
      sql<number>`(select count(*) from users where role = 'student' and ${endsSo('users')})`.as('accounts'),
    )
    .orderBy('suffix')
    .execute();
}

/** @returns false when it was there. */
export async function insertSuffix(db: Db, suffix: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('under_thirteen_suffixes')
    .values({ suffix, added_at: now })
    .onConflict((row) => row.column('suffix').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns false when it was not there. */
export async function deleteSuffix(db: Db, suffix: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('under_thirteen_suffixes')
    .where('suffix', '=', suffix)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function countSuffixes(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('under_thirteen_suffixes')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether it is the whole username or the whole email address of somebody. */
export async function isWholeName(db: Db, suffix: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where((user) =>
      user.or([user('username_key', '=', suffix), user(sql<string>`lower(email)`, '=', suffix)]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
