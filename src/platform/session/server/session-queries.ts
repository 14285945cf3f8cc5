import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import type { Role } from '../core/actor.ts';

/** Told to every server process when sessions end before their time. */
export const SESSIONS_ENDED = 'openleaf_sessions_ended';

export interface StoredSession {
  readonly userId: number;
  readonly role: Role;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly idleSeconds: number;
}

export async function insertSession(
  db: Db,
  session: { tokenHash: Buffer; userId: number; now: Date; expiresAt: Date; idleSeconds: number },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
      idle_seconds: session.idleSeconds,
    })
    .execute();
}

/** The session of a token while its account is open; whether it is still alive depends on the time. */
export async function selectSession(db: Db, tokenHash: Buffer): Promise<StoredSession | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['user_id', 'role', 'last_seen_at', 'expires_at', 'idle_seconds'])
    .where('token_hash', '=', tokenHash)
    .where('locked_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      userId: row.user_id,
      role: row.role as Role,
      lastSeenAt: row.last_seen_at,
      expiresAt: row.expires_at,
      idleSeconds: row.idle_seconds,
    }
  );
}

export async function touchSessions(db: Db, tokenHashes: readonly Buffer[], now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', sql<Buffer>`any(${tokenHashes})`)
    .execute();
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await sql`
    with ended as (delete from sessions where token_hash = ${tokenHash} returning user_id)
    select pg_notify(${SESSIONS_ENDED}, user_id::text) from ended`.execute(db);
}

/** Ends every session of a person; takes effect when the surrounding transaction commits. */
export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await sql`
    with ended as (delete from sessions where user_id = ${userId})
    select pg_notify(${SESSIONS_ENDED}, ${String(userId)})`.execute(db);
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([
        where('expires_at', '<', now),
        sql<boolean>`last_seen_at + make_interval(secs => idle_seconds) < ${now}`,
      ]),
    )
    .execute();
}
