import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';

export interface Window {
  readonly bucket: string;
  readonly start: Date;
  readonly end: Date;
}

/** Counts one more in the window and says how many that makes. */
export async function countOne(db: Db, { bucket, start, end }: Window): Promise<number> {
  const row = await db
    .insertInto('limits')
    .values({ bucket, window_start: start, used: 1, ends_at: end })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'window_start']).doUpdateSet({ used: sql`limits.used + 1` }),
    )
    .returning('used')
    .executeTakeFirstOrThrow();
  return row.used;
}

export async function uncountOne(db: Db, { bucket, start }: Window): Promise<void> {
  await db
    .updateTable('limits')
    .set({ used: sql`greatest(used - 1, 0)` })
    .where('bucket', '=', bucket)
    .where('window_start', '=', start)
    .execute();
}

export async function usedIn(db: Db, { bucket, start }: Window): Promise<number> {
  const row = await db
    .selectFrom('limits')
    .select('used')
    .where('bucket', '=', bucket)
    .where('window_start', '=', start)
    .executeTakeFirst();
  return row?.used ?? 0;
}

export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('limits').where('ends_at', '<', now).execute();
}
