import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { ProviderKey } from '#platform/openid/core/provider-key.ts';

interface NewChallenge {
  readonly hash: Buffer;
  readonly userId: number;
  /** Of the password that was right; null where a provider said who it is and the account has none. */
  readonly passwordMark: Buffer | null;
  /** Who said who it is, where it was not the password. */
  readonly provider: ProviderKey | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertChallenge(
  db: Db,
  { hash, userId, passwordMark, provider, now, expiresAt }: NewChallenge,
): Promise<void> {
  await db
    .insertInto('login_challenges')
    .values({
      challenge_hash: hash,
      user_id: userId,
      password_mark: passwordMark,
      provider,
      made_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/** A login that waits for its second step, with its account as it is now. */
export async function selectChallenge(db: Db, hash: Buffer, now: Date) {
  return db
    .selectFrom('login_challenges as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.user_id', 'c.password_mark', 'c.provider', 'c.finish_key', 'u.role', 'u.password_hash'])
    .where('c.challenge_hash', '=', hash)
    .where('c.expires_at', '>', now)
    .executeTakeFirst();
}

/** Counts a try at the code. False, and nothing counted, where the challenge is gone, is finished, or had its tries. */
export async function countTry(tx: Tx, hash: Buffer, most: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('login_challenges')
    .set({ tries: sql`tries + 1` })
    .where('challenge_hash', '=', hash)
    .where('tries', '<', most)
    .where('finish_key', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps a challenge that is finished until it expires, for the same request again. */
export async function finishChallenge(db: Db, hash: Buffer, finishKey: Buffer): Promise<void> {
  await db
    .updateTable('login_challenges')
    .set({ finish_key: finishKey })
    .where('challenge_hash', '=', hash)
    .execute();
}

export async function deleteChallenge(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('login_challenges').where('challenge_hash', '=', hash).execute();
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('login_challenges').where('expires_at', '<', now).execute();
}

/** Whether a device has logged in to the account before. */
export async function knowsDevice(db: Db, userId: number, device: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('login_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', device)
    .executeTakeFirst();
  return row !== undefined;
}
