import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';

/** The email addresses that a typed name leads to: that of the account with this username, and the name itself. In small letters. */
export async function selectAddressesOf(db: Db, nameKey: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select(sql<string>`lower(email)`.as('address'))
    .where('username_key', '=', nameKey)
    .where('email', 'is not', null)
    .execute();
  const own = rows.map(({ address }) => address);
  return [...new Set(nameKey.includes('@') ? [...own, nameKey] : own)];
}

/**
 * The open accounts of one address that have a password: those that somebody confirmed (`isConfirmed`) before all others, whom anybody may
 * have made; in each of the two the one with this username first, then the admins, then the teachers in the order of their approval.
 */
export async function selectAccountsOfAddress(db: Db, address: string, nameKey: string) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'username_key',
      'email',
      'role',
      'register_as',
      'birth_year',
      'birth_month',
      'timezone',
      'keys_approved_at',
    ])
    .where(sql<string>`lower(email)`, '=', address)
    .where('email', 'is not', null)
    .where('locked_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy(
      (is) =>
        is.or([is('role', '=', 'admin'), is('role', '=', 'teacher').and('keys_approved_at', 'is not', null)]),
      'desc',
    )
    .orderBy((is) => is('username_key', '=', nameKey), 'desc')
    .orderBy((is) => is('role', '=', 'admin'), 'desc')
    .orderBy('keys_approved_at')
    .orderBy('id')
    .limit(MOST_ACCOUNTS)
    .execute();
}
export type AccountOfAddress = Awaited<ReturnType<typeof selectAccountsOfAddress>>[number];

/** Accounts of one address that are looked at: anyone can sign up under any address. */
const MOST_ACCOUNTS = 20;

/**
 * Those of the accounts that are still open under this address. Both stays so until the transaction ends, so that no link is made for an address
 * that the account has lost.
 */
export async function lockAddressOf(
  tx: Db,
  userIds: readonly number[],
  address: string,
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...userIds])
    .where(sql<string>`lower(email)`, '=', address)
    .where('locked_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whom a link is for, and for how long. */
export interface NewLink {
  readonly userId: number;
  readonly tokenHash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Makes the link of an account; one that there was works no more. */
export async function putPasswordLink(db: Db, { userId, tokenHash, now, expiresAt }: NewLink): Promise<void> {
  const link = { token_hash: tokenHash, made_at: now, expires_at: expiresAt };
  await db
    .insertInto('password_links')
    .values({ user_id: userId, ...link })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute();
}

/** Whether an account has a link that was made since and not used, whether it still works or not. */
export async function hasPasswordLink(
  db: Db,
  { userId, since }: { readonly userId: number; readonly since: Date },
): Promise<boolean> {
  const link = await db
    .selectFrom('password_links')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('made_at', '>', since)
    .executeTakeFirst();
  return link !== undefined;
}

/** Makes the links of these accounts work until then that were made since. */
export async function extendPasswordLinks(
  db: Db,
  userIds: readonly number[],
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<void> {
  await db
    .updateTable('password_links')
    .set({ expires_at: until })
    .where('user_id', '=', sql<number>`any(${userIds}::bigint[])`)
    .where('made_at', '>', since)
    .where('expires_at', '<', until)
    .execute();
}

interface GivenLink {
  readonly userId: number;
  readonly tokenHash: Buffer;
  readonly now: Date;
}

/** The account that a link is for, while it works. */
export async function selectLinkedAccount(db: Db, { userId, tokenHash, now }: GivenLink) {
  return db
    .selectFrom('password_links')
    .innerJoin('users', 'users.id', 'password_links.user_id')
    .select(['users.id', 'username', 'role', 'register_as'])
    .where('users.id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('locked_at', 'is', null)
    .executeTakeFirst();
}

/** Uses a link up. @returns false when it was used or replaced meanwhile. */
export async function takePasswordLink(db: Db, userId: number, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_links')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ends the link of an account, because its password has become another one. */
export async function deletePasswordLink(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('password_links').where('user_id', '=', userId).execute();
}
