import { sql } from 'kysely';
import { endsInSuffix } from '#features/privacy/server/public.ts';
import { holdLock } from '#platform/db/server/advisory-lock-queries.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import type { Role } from '#platform/session/core/actor.ts';
import { emailKey } from '../core/email-key.ts';

export interface NewUser {
  readonly username: string;
  readonly usernameKey: string;
  readonly passwordHash: string;
  readonly role: Role;
  readonly registerAs: 'student' | 'parent' | 'teacher';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly birth: { readonly year: number; readonly month: number } | null;
  readonly timezone: string;
  readonly ref: string | null;
  /** From when on a teacher sees the keys of the library; null until an admin approves. */
  readonly keysApprovedAt: Date | null;
}

/** @throws the violation of `users_username_unique` when the username is taken. */
export async function insertUser(db: Db, user: NewUser, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      username: user.username,
      username_key: user.usernameKey,
      password_hash: user.passwordHash,
      role: user.role,
      register_as: user.registerAs,
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email,
      birth_year: user.birth?.year ?? null,
      birth_month: user.birth?.month ?? null,
      timezone: user.timezone,
      ref: user.ref,
      keys_approved_at: user.keysApprovedAt,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Which of these usernames have an account. */
export async function selectTakenKeys(db: Db, usernameKeys: readonly string[]): Promise<Set<string>> {
  if (usernameKeys.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .select('username_key')
    .where('username_key', '=', sql<string>`any(${usernameKeys}::text[])`)
    .execute();
  return new Set(rows.map((row) => row.username_key));
}

const accounts = (db: Db) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'first_name',
      'last_name',
      'role',
      'register_as',
      'birth_year',
      'birth_month',
      'timezone',
      'country',
      'settings',
      'must_change_password',
      'ref',
      'job_title',
      'teaching',
      'locked_at',
      'keys_approved_at',
      'last_login_at',
      'created_at',
    ])
    .select(endsInSuffix('users').as('ends_in_suffix'));

/** A person's own account, for statements that ask for more. */
export const accountOf = (db: Db, userId: number) => accounts(db).where('id', '=', userId);

/** The account of a username, for a command of the operator: the only reading that has its email address. */
export async function selectAccountNamed(db: Db, usernameKey: string) {
  return accounts(db).select('email').where('username_key', '=', usernameKey).executeTakeFirst();
}
export type NamedAccount = NonNullable<Awaited<ReturnType<typeof selectAccountNamed>>>;

/** The same, with its row locked until the transaction ends. */
export async function lockAccountNamed(tx: Tx, usernameKey: string) {
  return accounts(tx)
    .select('email')
    .where('username_key', '=', usernameKey)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** What a teacher says of their work. */
export const workOf = ({ job_title: jobTitle, teaching }: NamedAccount) => ({ jobTitle, teaching });

/**
 * The other teachers who gave the same email address as this one, for a command of the operator; those that are approved first. Anybody may
 * sign up under any address. Addresses are compared as invitations are, by `emailKey`, which no statement can say.
 */
export async function selectTeachersOfEmail(db: Db, { id, email }: { id: number; email: string | null }) {
  if (email === null) return [];
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'keys_approved_at'])
    .where('role', '=', 'teacher')
    .where('id', '<>', id)
    .where('email', 'is not', null)
    .orderBy('keys_approved_at')
    .orderBy('id')
    .execute();
  return rows.filter((row) => row.email !== null && emailKey(row.email) === emailKey(email));
}

/** Who is named by an id. */
export async function selectPerson(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'role'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** A person's own account, for the session. */
export async function selectAccount(db: Db, userId: number) {
  return accountOf(db, userId).executeTakeFirst();
}
export type Account = NonNullable<Awaited<ReturnType<typeof selectAccount>>>;

/** The usernames of some accounts, by account. */
export async function selectUsernamesOfStudents(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', '=', sql<number>`any(${userIds}::bigint[])`)
    .where('role', '=', 'student')
    .where('register_as', '<>', 'parent')
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Locks the rows of some accounts until the transaction ends, so that they neither change nor go. @returns those that are there. */
export async function lockAccounts(tx: Tx, userIds: readonly number[]): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<number>`any(${userIds}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Keeps some people from getting a session until the transaction ends: who logs in, or takes a session over, holds the same rows first. Badges
 * of them, where they are locked as well, come before.
 */
export async function lockSignIns(tx: Tx, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<number>`any(${userIds}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** A locked account keeps the time of its first lock, but one that was closed by a merge: its undo must leave it locked. */
export async function lockUser(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ locked_at: sql`case when joined_to is null then coalesce(locked_at, ${now}) else ${now} end` })
    .where('id', '=', userId)
    .execute();
}

/** One that was joined to another stays closed: only the undo of the merge opens it. @returns whether it is open now. */
export async function unlockUser(db: Db, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ locked_at: null })
    .where('id', '=', userId)
    .where('joined_to', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The username of the account that one was joined to in the end; undefined where it was not. */
export async function selectUsernameJoinedTo(db: Db, userId: number): Promise<string | undefined> {
  const [last] = await usernameJoinedTo(db, { userId });
  return last?.username;
}

const usernameJoinedTo = preparedStatement(
  'username-joined-to',
  (_db, { userId }: { readonly userId: number }) => sql<{ readonly username: string }>`
    with recursive joined as (
      select username, joined_to, 0 as far from users where id = ${userId}
      union all
      select u.username, u.joined_to, far + 1 from users u join joined j on u.id = j.joined_to)
    select username from joined where far > 0 order by far desc limit 1`,
);

/** @param mustChange its person chooses another one at the next login. */
export async function updatePassword(
  db: Db,
  { userId, passwordHash, mustChange }: { userId: number; passwordHash: string; mustChange: boolean },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, must_change_password: mustChange })
    .where('id', '=', userId)
    .execute();
}

/** What the own password is judged by. */
export async function selectOwnPassword(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'role', 'register_as', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();
}
export type OwnPassword = NonNullable<Awaited<ReturnType<typeof selectOwnPassword>>>;

/** Sets a password that its person chose. @returns false when the old one is no longer the one that was looked at. */
export async function replacePassword(
  db: Db,
  { userId, from, to }: { userId: number; from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: to, must_change_password: false })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Any number, the same in every process. */
const APPROVAL_LOCK = 7_203_118;

/** Lets one teacher be approved after the other: each approval sees with which addresses others were approved before. */
export const lockApprovals = (tx: Tx): Promise<void> => holdLock(tx, APPROVAL_LOCK);

/** Says that a teacher is one: the keys of the library open, and students may ask for them. @returns false for nobody's name. */
export async function approveTeacher(db: Db, usernameKey: string, now: Date): Promise<boolean> {
  const approved = await db
    .updateTable('users')
    .set({ keys_approved_at: sql`coalesce(keys_approved_at, ${now})` })
    .where('username_key', '=', usernameKey)
    .where('role', '=', 'teacher')
    .returning('id')
    .executeTakeFirst();
  return approved !== undefined;
}

/** Takes the approval of a teacher back. */
export async function withdrawApproval(db: Db, teacherId: number): Promise<void> {
  await db.updateTable('users').set({ keys_approved_at: null }).where('id', '=', teacherId).execute();
}

/** Gives a person a name who has none yet; one that is there stays. @returns whether there was none. */
export async function nameIfNameless(
  db: Db,
  userId: number,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', userId)
    .where('first_name', '=', '')
    .where('last_name', '=', '')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function selectUsername(db: Db, userId: number): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('username').where('id', '=', userId).executeTakeFirst();
  return row?.username;
}
