import type { Db } from '#platform/db/server/database.ts';

/** Whether anybody has an account here: the demo school only goes into an empty database. */
export async function countUsers(db: Db): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((count) => count.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Marks the database as a demo; one that is marked keeps its mark. */
export async function insertDemoMark(db: Db, peopleCreatedAt: Date): Promise<void> {
  await db
    .insertInto('demo_mark')
    .values({ people_created_at: peopleCreatedAt })
    .onConflict((conflict) => conflict.column('only_row').doNothing())
    .execute();
}

/** When the demo's people were created; undefined where there is no mark. */
export async function selectDemoMark(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('demo_mark').select('people_created_at').executeTakeFirst();
  return row?.people_created_at;
}

export async function deleteDemoMark(db: Db): Promise<void> {
  await db.deleteFrom('demo_mark').execute();
}

/** Marks the database as one of production; one that is marked keeps its mark. */
export async function insertProductionMark(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('production_mark')
    .values({ marked_at: now })
    .onConflict((conflict) => conflict.column('only_row').doNothing())
    .execute();
}

/** Whether production was ever started on the database, or the demo was left. */
export async function hasProductionMark(db: Db): Promise<boolean> {
  return (await db.selectFrom('production_mark').select('only_row').executeTakeFirst()) !== undefined;
}

/** An account that only a demo school can have made, if its password is the published one. */
export interface DemoSuspect {
  readonly username_key: string;
  readonly password_hash: string | null;
  readonly created_at: Date;
}

/**
 * Accounts under these usernames that nobody can have registered: admins, and teachers who were approved in the moment
 * in which they were created. A student who takes the name of a demo login is none of them.
 */
export async function selectDemoSuspects(db: Db, usernameKeys: readonly string[]): Promise<DemoSuspect[]> {
  return db
    .selectFrom('users')
    .select(['username_key', 'password_hash', 'created_at'])
    .where('username_key', 'in', [...usernameKeys])
    .where((is) =>
      is.or([
        is('role', '=', 'admin'),
        is.and([is('role', '=', 'teacher'), is('keys_approved_at', '=', is.ref('created_at'))]),
      ]),
    )
    .execute();
}
