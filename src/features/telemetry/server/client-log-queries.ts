import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';

export interface LoggedEntry {
  readonly hash: Buffer;
  readonly level: number;
  readonly words: string;
  readonly details: string;
  readonly page: string;
  readonly version: string;
}

/** Writes an entry, or counts it where an equal one is there. */
export async function countEntry(db: Db, { hash, ...entry }: LoggedEntry, now: Date): Promise<void> {
  await db
    .insertInto('client_log')
    .values({ entry_hash: hash, ...entry, times: 1, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict.column('entry_hash').doUpdateSet({
        times: sql`least(client_log.times + 1, 1000000000)`,
        last_at: sql`greatest(client_log.last_at, excluded.last_at)`,
      }),
    )
    .execute();
}

/** The last entries. */
export async function selectEntries(db: Db, limit: number) {
  return db
    .selectFrom('client_log')
    .select(['id', 'level', 'words', 'details', 'page', 'version', 'times', 'first_at', 'last_at'])
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Removes what was not seen since a moment, and all but the last so many. */
export async function deleteOldEntries(
  db: Db,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<void> {
  await db
    .deleteFrom('client_log')
    .where((row) =>
      row.or([
        row('last_at', '<', before),
        row(
          'id',
          'in',
          row
            .selectFrom('client_log')
            .select('id')
            .orderBy('last_at', 'desc')
            .orderBy('id', 'desc')
            .offset(most),
        ),
      ]),
    )
    .execute();
}
