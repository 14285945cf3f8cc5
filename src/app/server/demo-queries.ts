import type { Db } from '#platform/db/server/database.ts';

/** Whether anybody has an account here: the demo school only goes into an empty database. */
export async function countUsers(db: Db): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((count) => count.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
}
