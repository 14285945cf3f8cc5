import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import {
  type NewSession,
  SESSIONS_ENDED,
  type SessionWay,
} from '#platform/session/server/session-queries.ts';
import type { DeviceKind } from '../core/device-kind.ts';
import type { GuessKey } from './guesses-at-account.ts';
import { givingBackGuess } from './guesses-queries.ts';

/** Sessions of one person at a time; with another one the oldest ends. */
export const MAX_SESSIONS = 20;
/** Devices of one account that keep guesses of their own, and new ones in a day. */
export const MAX_DEVICES = 20;

interface SignIn {
  readonly session: NewSession;
  /** On what kind of device it is opened; null where that is not known. */
  readonly deviceKind: DeviceKind | null;
  /** The hash that the password was compared with; null for an account that was made in this moment, and for one without a password. */
  readonly passwordHash: string | null;
  readonly newOutboxKey: Buffer;
  /** The hash of the device's token, known or new. */
  readonly device: Buffer;
  readonly dayAgo: Date;
  /** The guess that was right and does not count; null where none was taken from the account. */
  readonly guess: GuessKey | { readonly [K in keyof GuessKey]: null };
  /** Null where the person gave the password. */
  readonly provider: SessionWay | null;
}

interface SignedInRow {
  /** What locks the things that a device keeps for this person, made at the first login and the same ever after. */
  readonly outbox_key: Buffer | null;
  /** Whether the device has guesses of its own from now on. */
  readonly remembered: boolean;
}

/**
 * Opens a session, ends the oldest beyond the most, notes the login and its device, and gives the guess back, in one
 * statement. An account takes up so many new devices in a day, so that a device's token stays something that takes an account to get.
 * No row, and no session, when the password was changed or the account locked while the old password was compared: the
 * person's row is locked first, and everything else follows from it. Wrong guesses of a device are forgotten only where the password was
 * right, and a device that came by a badge gets none of its own: whoever holds a card does not guess at the password for ever.
 */
export const writeSignIn = preparedStatement(
  'write-sign-in',
  (
    _db,
    { session, deviceKind, passwordHash, newOutboxKey, device, dayAgo, guess, provider }: SignIn,
  ) => sql<SignedInRow>`
        with person as (
          update users
             set last_login_at = ${session.now},
                 outbox_key = coalesce(outbox_key, ${newOutboxKey}::bytea)
           where id = ${session.userId} and locked_at is null
             and (${passwordHash}::text is null or password_hash = ${passwordHash}::text)
          returning id, outbox_key
        ), opened as (
          insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at, idle_seconds, device, provider)
          select ${session.tokenHash}::bytea, id, ${session.now}::timestamptz, ${session.now}::timestamptz,
                 ${session.expiresAt}::timestamptz, ${session.idleSeconds}::integer, ${deviceKind}::text, ${provider}::text
            from person
        ), ended as (
          delete from sessions
           where token_hash in (
             select token_hash from sessions where user_id = ${session.userId} and impersonation_id is null
              order by created_at desc, token_hash offset ${sql.lit(MAX_SESSIONS - 1)})
          returning user_id
        ), given_back as (${givingBackGuess(guess)}
        ), remembered as (
          insert into login_devices (user_id, device_hash, made_at, last_at)
          select id, ${device}::bytea, ${session.now}::timestamptz, ${session.now}::timestamptz
            from person
           where ${provider}::text is distinct from 'badge'
             and (select count(*) from login_devices
                   where user_id = ${session.userId} and device_hash <> ${device}
                     and made_at > ${dayAgo}::timestamptz) < ${sql.lit(MAX_DEVICES)}
              on conflict (user_id, device_hash)
              do update set last_at = excluded.last_at,
                     wrong = case when ${passwordHash}::text is null then login_devices.wrong else 0 end,
                     next_try_at = case when ${passwordHash}::text is null then login_devices.next_try_at end
          returning 1
        ), forgotten as (
          delete from login_devices
           where user_id = ${session.userId} and made_at <= ${dayAgo}::timestamptz and device_hash in (
             select device_hash from login_devices
              where user_id = ${session.userId} and device_hash <> ${device}
              order by last_at desc offset ${sql.lit(MAX_DEVICES - 1)})
        )
        select outbox_key, exists (select from remembered) as remembered,
               (select count(pg_notify(${sql.lit(SESSIONS_ENDED)}, user_id::text)) from ended) as ended
          from person`,
);

/** Lets every device of an account guess again at once. */
export async function endWaitsOfDevices(db: Db, usernameKey: string): Promise<void> {
  await db
    .updateTable('login_devices')
    .from('users')
    .set({ wrong: 0, next_try_at: null })
    .whereRef('users.id', '=', 'login_devices.user_id')
    .where('users.username_key', '=', usernameKey)
    .execute();
}

/** Forgets the devices that have logged in to an account: none keeps guesses of its own until it logs in again. */
export async function forgetDevices(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('login_devices').where('user_id', '=', userId).execute();
}
