import type { Db } from '#platform/db/server/database.ts';

/** Stores a key unless there is one of this name. @returns the stored one, the same for every process. */
export async function keepOrInsertKey(db: Db, name: string, key: Buffer): Promise<Buffer> {
  await db
    .insertInto('installation_keys')
    .values({ name, key })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const stored = await db
    .selectFrom('installation_keys')
    .select('key')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return stored.key;
}
