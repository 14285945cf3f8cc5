import type { Db, Tx } from '#platform/db/server/database.ts';

/** The fingerprint of the files that the library was last loaded from, if it was from files. */
export async function selectLibrarySource(db: Db): Promise<Buffer | undefined> {
  const row = await db.selectFrom('library_source').select('fingerprint').executeTakeFirst();
  return row?.fingerprint;
}

/** Says what the library was loaded from now; null when nobody shall rely on it. */
export async function replaceLibrarySource(tx: Tx, fingerprint: Buffer | null): Promise<void> {
  await tx.deleteFrom('library_source').execute();
  if (fingerprint) await tx.insertInto('library_source').values({ fingerprint }).execute();
}
