import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '#platform/db/server/database.ts';
import type { Role } from '../core/actor.ts';

/** Told to every server process when sessions end before their time. */
export const SESSIONS_ENDED = 'openleaf_sessions_ended';

/** Sessions that one statement deletes. */
const AT_A_TIME = 1_000;

export interface StoredSession {
  readonly userId: number;
  readonly role: Role;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly idleSeconds: number;
}

/** What is written of a new session. */
export interface NewSession {
  readonly tokenHash: Buffer;
  readonly userId: number;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly idleSeconds: number;
}

const SELECT_SESSION = `
  select user_id as "userId", role, last_seen_at as "lastSeenAt", expires_at as "expiresAt", idle_seconds as "idleSeconds"
    from sessions
    join users on users.id = user_id
   where token_hash = $1 and locked_at is null`;

/**
 * The session of a token while its account is open; whether it is still alive depends on the time. Nearly every call of a
 * school asks for another one, so the statement is prepared once.
 */
export async function selectSession(pool: pg.Pool, tokenHash: Buffer): Promise<StoredSession | undefined> {
  const { rows } = await pool.query<StoredSession>({
    name: 'select-session',
    text: SELECT_SESSION,
    values: [tokenHash],
  });
  return rows[0];
}

/** When a session was last used. */
export interface SeenSession {
  readonly tokenHash: Buffer;
  readonly at: Date;
}

/** Notes the last calls; another process may have noted a later one. Rows are locked in one order by all. */
export async function touchSessions(db: Db, seen: readonly SeenSession[]): Promise<void> {
  const hashes = seen.map(({ tokenHash }) => tokenHash);
  const moments = seen.map(({ at }) => at);
  await sql`
    with seen as (
      select sessions.token_hash, given.at
        from unnest(${hashes}::bytea[], ${moments}::timestamptz[]) as given (token_hash, at)
        join sessions on sessions.token_hash = given.token_hash and last_seen_at < given.at
       order by sessions.token_hash
         for no key update of sessions
    )
    update sessions set last_seen_at = greatest(last_seen_at, seen.at)
      from seen
     where sessions.token_hash = seen.token_hash`.execute(db);
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

/**
 * Sessions that ended by being left alone go with the others, a day after they began. They are found by the index in
 * parts: how many have ended is not known when the plan is made, and a guessed third would have it read all.
 */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  let deleted: bigint;
  do {
    const { numAffectedRows = 0n } = await sql`
      delete from sessions
       where ctid = any(array(
         select ctid from sessions where expires_at < ${now} order by expires_at limit ${sql.lit(AT_A_TIME)}))`.execute(
      db,
    );
    deleted = numAffectedRows;
  } while (deleted === BigInt(AT_A_TIME));
}
