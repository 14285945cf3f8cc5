import type { Db } from '#platform/db/server/database.ts';

/** An account at a provider: the issuer, and the issuer's name for the person. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** Whose account it opens, with what is stored of the password at this moment: when that changes, it opens the account no more. */
export async function selectUserOfIdentity(db: Db, { issuer, subject }: Identity) {
  return db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(['users.id', 'users.password_hash', 'users.joined_to'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** @throws the violation of `identities_pkey` where it opens an account, of `identities_one_of_issuer` where this one has another there. */
export async function insertIdentity(
  db: Db,
  { issuer, subject }: Identity,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> {
  await db.insertInto('identities').values({ issuer, subject, user_id: userId, connected_at: now }).execute();
}

/** What an account is connected with. */
export async function selectIdentitiesOf(db: Db, userId: number) {
  return db
    .selectFrom('identities')
    .select(['issuer', 'connected_at'])
    .where('user_id', '=', userId)
    .execute();
}

/** @returns whether there was one. */
export async function deleteIdentity(db: Db, userId: number, issuer: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Where the password became another one: who knew the old one may have connected something of theirs. */
export async function deleteIdentitiesOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('identities').where('user_id', '=', userId).execute();
}
