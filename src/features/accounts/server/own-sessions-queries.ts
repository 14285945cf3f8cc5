import type { Db } from '#platform/db/server/database.ts';

/** Every session that a person has opened; some may be over. */
export async function selectSessionsOf(db: Db, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['token_hash', 'device', 'created_at', 'last_seen_at', 'expires_at', 'idle_seconds'])
    .where('user_id', '=', userId)
    .where('impersonation_id', 'is', null)
    .execute();
}
