import type { Db } from '#platform/db/server/database.ts';

/** Notes a backup that is whole. */
export async function insertBackup(
  db: Db,
  backup: { readonly madeAt: Date; readonly finishedAt: Date; readonly bytes: number },
): Promise<void> {
  await db
    .insertInto('backups')
    .values({ made_at: backup.madeAt, finished_at: backup.finishedAt, bytes: backup.bytes })
    .execute();
}

/** The moment that the newest backup shows; undefined where there never was one. */
export async function selectNewestBackup(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('backups')
    .select('made_at')
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.made_at;
}
