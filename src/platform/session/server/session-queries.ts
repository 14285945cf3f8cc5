import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import { enumColumn } from '#platform/db/server/stored-column.ts';
import { PROVIDER_KEYS, type ProviderKey } from '#platform/openid/core/provider-key.ts';
import type { Role } from '../core/actor.ts';
import { roleOf } from './role-column.ts';
import { hashToken } from './token.ts';

/** Sent to every server process when sessions end before their time. */
export const SESSIONS_ENDED = 'openleaf_sessions_ended';

/** Sessions that one statement deletes. */
const AT_A_TIME = 1_000;

/** How the person of a session logged in where it was not by the password. */
export type SessionWay = ProviderKey | 'badge';

export interface StoredSession {
  readonly userId: number;
  readonly role: Role;
  readonly unapproved: boolean;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly idleSeconds: number;
  /** The administrator who acts as the person in this session (decision 75), and the session of their own that it hangs on. */
  readonly impersonatorId: number | null;
  readonly ownSession: Buffer | null;
  /** An administrator whose login has no second step yet (decision 76). */
  readonly withoutSecondFactor: boolean;
  /** When the person last showed who they are. */
  readonly provedAt: Date;
}

type SessionRow = Omit<StoredSession, 'role'> & { readonly role: string };

/** What is written of a new session. */
export interface NewSession {
  readonly tokenHash: Buffer;
  readonly userId: number;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly idleSeconds: number;
}

const bySession = preparedStatement(
  'select-session',
  (_db, { tokenHash }: { readonly tokenHash: Buffer }) => sql<SessionRow>`
    select s.user_id as "userId", u.role, u.role = 'teacher' and u.keys_approved_at is null as unapproved,
           s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt", s.idle_seconds as "idleSeconds",
           coalesce(s.proved_at, s.created_at) as "provedAt",
           i.admin_id as "impersonatorId", s.own_session as "ownSession",
           u.role = 'admin' and not exists (
             select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
             as "withoutSecondFactor"
      from sessions s
      join users u on u.id = s.user_id
      left join impersonations i on i.id = s.impersonation_id
      left join users a on a.id = i.admin_id
     where s.token_hash = ${tokenHash} and u.locked_at is null
       and (s.impersonation_id is null or (a.role = 'admin' and a.locked_at is null and u.role <> 'admin'))`,
);

/** The session of a token while its account is open; whether it is still alive depends on the time. */
export async function selectSession(db: Db, tokenHash: Buffer): Promise<StoredSession | undefined> {
  const [row] = await bySession(db, { tokenHash });
  return row && { ...row, role: roleOf(row.role, row.userId) };
}

/** Notes that the person of a session has shown again who they are; every process reads the session anew. */
export async function noteProof(db: Db, token: string, now: Date): Promise<void> {
  await writeProof(db, { tokenHash: hashToken(token), now });
}
const writeProof = preparedStatement(
  'note-proof',
  (_db, { tokenHash, now }: { readonly tokenHash: Buffer; readonly now: Date }) => sql`
    with proved as (
      update sessions set proved_at = ${now}::timestamptz where token_hash = ${tokenHash}::bytea returning user_id)
    select pg_notify(${sql.lit(SESSIONS_ENDED)}, user_id::text) from proved`,
);

/** When a session was last used. */
export interface SeenSession {
  readonly tokenHash: Buffer;
  readonly at: Date;
}

/** Notes the last calls; another process may have noted a later one. Rows are locked in one order by all. */
export async function touchSessions(db: Db, seen: readonly SeenSession[]): Promise<void> {
  await updateSeen(db, {
    hashes: seen.map(({ tokenHash }) => tokenHash),
    moments: seen.map(({ at }) => at),
  });
}
const updateSeen = preparedStatement(
  'update-seen-sessions',
  (
    _db,
    { hashes, moments }: { readonly hashes: readonly Buffer[]; readonly moments: readonly Date[] },
  ) => sql`
    with seen as (
      select sessions.token_hash, given.at
        from unnest(${hashes}::bytea[], ${moments}::timestamptz[]) as given (token_hash, at)
        join sessions on sessions.token_hash = given.token_hash and last_seen_at < given.at
       order by sessions.token_hash
         for no key update of sessions
    )
    update sessions set last_seen_at = greatest(last_seen_at, seen.at)
      from seen
     where sessions.token_hash = seen.token_hash`,
);

const knownWayOf = enumColumn('sessions.provider', [...PROVIDER_KEYS, 'badge']);
/** What is stored of it for a session of the user of this number. */
export const wayOf = (stored: string | null, userId: number): SessionWay | null =>
  stored === null ? null : knownWayOf(stored, userId);

/** How the person of a session logged in; null for the password. */
export async function selectWayOfSession(db: Db, token: string): Promise<SessionWay | null> {
  const row = await db
    .selectFrom('sessions')
    .select(['provider', 'user_id'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row ? wayOf(row.provider, row.user_id) : null;
}

/** Ends the sessions that these students opened with a badge; takes effect when the surrounding transaction commits. */
export async function deleteBadgeSessions(db: Db, userIds: readonly number[]): Promise<void> {
  if (userIds.length > 0) await deleteByBadge(db, { userIds });
}
const deleteByBadge = preparedStatement(
  'delete-badge-sessions',
  (_db, { userIds }: { readonly userIds: readonly number[] }) => sql`
    with ended as (
      delete from sessions where user_id = any(${userIds}::bigint[]) and provider = 'badge' returning user_id)
    select count(pg_notify(${sql.lit(SESSIONS_ENDED)}, user_id::text)) from ended`,
);

/** Ends a session; one in which an administrator acts as its person goes with the administrator's own. */
export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await deleteByToken(db, { tokenHash });
}
const deleteByToken = preparedStatement(
  'delete-session',
  (_db, { tokenHash }: { readonly tokenHash: Buffer }) => sql`
    with ended as (
      delete from sessions
       where token_hash = (select coalesce(own_session, token_hash) from sessions where token_hash = ${tokenHash})
      returning user_id)
    select pg_notify(${sql.lit(SESSIONS_ENDED)}, user_id::text) from ended`,
);

/** Ends a session in which an administrator acts as its person, and leaves the administrator's own. */
export async function deleteImpersonatedSession(db: Db, tokenHash: Buffer): Promise<void> {
  await deleteImpersonated(db, { tokenHash });
}
const deleteImpersonated = preparedStatement(
  'delete-impersonated-session',
  (_db, { tokenHash }: { readonly tokenHash: Buffer }) => sql`
    with ended as (
      delete from sessions where token_hash = ${tokenHash} and own_session is not null returning user_id)
    select pg_notify(${sql.lit(SESSIONS_ENDED)}, user_id::text) from ended`,
);

/** Ends every session of a person; takes effect when the surrounding transaction commits. */
export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await deleteByUser(db, { userId });
}
const deleteByUser = preparedStatement(
  'delete-sessions-of-user',
  (_db, { userId }: { readonly userId: number }) => sql`
    with ended as (delete from sessions where user_id = ${userId})
    select pg_notify(${sql.lit(SESSIONS_ENDED)}, ${userId}::bigint::text)`,
);

/** The same for every session but the one of this token. @returns how many ended. */
export async function deleteOtherSessions(db: Db, userId: number, token: string): Promise<number> {
  const [row] = await deleteOthers(db, { userId, tokenHash: hashToken(token) });
  return row?.ended ?? 0;
}
const deleteOthers = preparedStatement(
  'delete-other-sessions',
  (_db, { userId, tokenHash }: { readonly userId: number; readonly tokenHash: Buffer }) => sql<{
    ended: number;
  }>`
    with ended as (delete from sessions where user_id = ${userId} and token_hash <> ${tokenHash} returning user_id)
    select count(*)::int as ended, pg_notify(${sql.lit(SESSIONS_ENDED)}, ${userId}::bigint::text) from ended`,
);

/**
 * Sessions that ended by being left alone go with the others, a day after they began. They are found by the index in
 * parts: how many have ended is not known when the plan is made, and a guessed third would have it read all.
 */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  const expired = sql<string>`any(array(
    select ctid from sessions where expires_at < ${now} order by expires_at limit ${sql.lit(AT_A_TIME)}))`;
  let deleted: bigint;
  do {
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where(sql<string>`ctid`, '=', expired)
      .executeTakeFirst();
    deleted = numDeletedRows;
  } while (deleted === BigInt(AT_A_TIME));
}
