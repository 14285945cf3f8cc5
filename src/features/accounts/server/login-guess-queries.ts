import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import { emailKey } from '../core/email-key.ts';
import type { LoginName } from '../core/login-name.ts';
import type { GuessWindow } from './guesses-at-account.ts';
import { takingGuess } from './guesses-queries.ts';

/** A guess at whoever has this name. */
export interface Guess {
  readonly name: LoginName;
  /** The hash of the device's token, or null. */
  readonly device: Buffer | null;
  /** The allowance of the name, and of the network in it. */
  readonly atAccount: GuessWindow;
  readonly now: Date;
  readonly dayAgo: Date;
  /** When the device may guess again after its first, second, … wrong guess. */
  readonly nextTries: readonly Date[];
}

/** A guess that was taken, and whom it is about, if they exist. */
export interface TakenGuess {
  readonly id: number | null;
  readonly role: string | null;
  readonly password_hash: string | null;
  readonly locked_at: Date | null;
  /** The account that this one was joined to; null where it was not. */
  readonly joined_to: number | null;
  /** Taken from the device's allowance; else from the account's. */
  readonly on_device: boolean;
}

/** Whether an account may log in by its email. */
const isConfirmed = sql<boolean>`(role = 'admin' or (role = 'teacher' and keys_approved_at is not null))`;

/**
 * Whose login an email is: of the accounts that gave it, the one that was approved first. Anybody can sign up under any
 * address, so that an account which nobody has approved has none, and neither takes one from another nor learns of it. Admins
 * are made on the server's own machine. What belongs to a locked account is free for the next.
 */
const holderByEmail = (key: string) => sql`
  select id, role, password_hash, locked_at, joined_to from users
   where lower(email) = ${key} and email is not null and locked_at is null
     and ${isConfirmed}
   order by coalesce(keys_approved_at, created_at), id
   limit 1`;

/** The email by which an account may log in, as it is compared. */
export async function selectLoginEmail(db: Db, usernameKey: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('username_key', '=', usernameKey)
    .where(isConfirmed)
    .executeTakeFirst();
  return row?.email === null || row?.email === undefined ? undefined : emailKey(row.email);
}

const holderByUsername = (key: string) => sql`
  select id, role, password_hash, locked_at, joined_to from users where username_key = ${key}`;

interface TakingFrom extends Omit<Guess, 'name'> {
  readonly key: string;
}

const takingFrom = (
  holder: RawBuilder<unknown>,
  { device, atAccount, ...times }: Omit<TakingFrom, 'key'>,
) => sql<TakenGuess>`
  with holder as (${holder}
  ), at_device as (
    update login_devices d
       set wrong = case when d.next_try_at <= ${times.dayAgo}::timestamptz then 1 else d.wrong + 1 end,
           next_try_at = (${times.nextTries}::timestamptz[])[least(
             case when d.next_try_at <= ${times.dayAgo}::timestamptz then 1 else d.wrong + 1 end,
             cardinality(${times.nextTries}::timestamptz[]))]
      from holder
     where d.user_id = holder.id and d.device_hash = ${device}::bytea
       and (d.next_try_at is null or d.next_try_at <= ${times.now}::timestamptz)
    returning 1 as taken
  ), at_account as (${takingGuess(sql`select from holder`, atAccount, sql`not exists (select from at_device)`)}
  )
  select holder.id, holder.role, holder.password_hash, holder.locked_at, holder.joined_to, exists (select from at_device) as on_device
    from (select taken from at_device union all select taken from at_account) guess
    left join holder on true`;

const takeByUsername = preparedStatement('take-guess', (_db, { key, ...guess }: TakingFrom) =>
  takingFrom(holderByUsername(key), guess),
);
const takeByEmail = preparedStatement('take-guess-by-email', (_db, { key, ...guess }: TakingFrom) =>
  takingFrom(holderByEmail(key), guess),
);

/**
 * Takes a guess at an account: one of the device's own, if it has signed in to the account before and need not wait, else
 * one of those that all others share, of which a network has its part. Undefined, and nothing taken, when these are used up. Rows are
 * counted under their lock, so guesses at the same moment cannot share one.
 */
export async function takeGuess(
  db: Db,
  { name: { kind, key }, ...guess }: Guess,
): Promise<TakenGuess | undefined> {
  const [taken] = await (kind === 'username' ? takeByUsername : takeByEmail)(db, { key, ...guess });
  return taken;
}

/** When a device that waits may guess again; undefined where it never signed in or need not wait. */
export async function selectNextTry(
  db: Db,
  { name: { kind, key }, device, now }: Pick<Guess, 'name' | 'device' | 'now'>,
): Promise<Date | undefined> {
  const holder = kind === 'username' ? holderByUsername(key) : holderByEmail(key);
  const waiting = await db
    .selectFrom('login_devices')
    .select('next_try_at')
    .where('user_id', '=', sql<number>`(select id from (${holder}) holder)`)
    .where('device_hash', '=', device)
    .where('next_try_at', '>', now)
    .executeTakeFirst();
  return waiting?.next_try_at ?? undefined;
}

/** Gives back a guess of a device that was not looked at. */
export async function giveBackOnDevice(
  db: Db,
  { userId, device, now }: { readonly userId: number; readonly device: Buffer; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('login_devices')
    .set({ wrong: sql`greatest(wrong - 1, 0)`, next_try_at: now })
    .where('user_id', '=', userId)
    .where('device_hash', '=', device)
    .execute();
}
