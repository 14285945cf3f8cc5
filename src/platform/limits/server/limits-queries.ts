import { type OnConflictBuilder, type QueryCreator, sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import type { DB } from '#platform/db/server/schema.gen.ts';
import type { Window, WindowKey } from './limit-window.ts';

/** Counts one more in the window and says how many that makes. */
export async function countOne(db: Db, { bucket, start, end }: Window): Promise<number> {
  const row = await db
    .insertInto('limits')
    .values({ bucket, window_start: start, used: 1, ends_at: end })
    .onConflict(oneMore)
    .returning('used')
    .executeTakeFirstOrThrow();
  return row.used;
}

/** Counts so many more in the window, unless that makes more than `most`. @returns whether they were counted. */
export async function countMany(
  db: Db,
  { bucket, start, end }: Window,
  { many, most }: { readonly many: number; readonly most: number },
): Promise<boolean> {
  const row = await db
    .insertInto('limits')
    .values({ bucket, window_start: start, used: many, ends_at: end })
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'window_start'])
        .doUpdateSet({ used: sql`limits.used + excluded.used` })
        .where(sql<boolean>`limits.used + excluded.used <= ${most}`),
    )
    .returning('used')
    .executeTakeFirst();
  return row !== undefined;
}

const oneMore = (conflict: OnConflictBuilder<DB, 'limits'>) =>
  conflict.columns(['bucket', 'window_start']).doUpdateSet({ used: sql`limits.used + 1` });

const windowRow = (db: QueryCreator<DB>, { bucket, start }: WindowKey) =>
  db.selectFrom('limits').select('used').where('bucket', '=', bucket).where('window_start', '=', start);

/** Takes so many back; alone or as part of a statement. */
export const uncounting = (db: Db, { bucket, start }: WindowKey, many: number) =>
  db
    .updateTable('limits')
    .set({ used: sql`greatest(used - ${many}, 0)` })
    .where('bucket', '=', bucket)
    .where('window_start', '=', start);

export async function usedIn(db: Db, window: Window): Promise<number> {
  return (await windowRow(db, window).executeTakeFirst())?.used ?? 0;
}

/** Forgets what was counted in every window of a bucket. */
export async function deleteBucket(db: Db, bucket: string): Promise<void> {
  await db.deleteFrom('limits').where('bucket', '=', bucket).execute();
}

export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('limits').where('ends_at', '<', now).execute();
}
