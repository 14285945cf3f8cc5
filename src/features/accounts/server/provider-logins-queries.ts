import type { Db } from '#platform/db/server/database.ts';
import type { ProviderKey } from '#platform/openid/core/provider-key.ts';

/** Who is connecting an account. */
export interface Connecting {
  readonly userId: number;
  /** Of the password that they gave: when it has changed meanwhile, nothing is connected. */
  readonly passwordMark: Buffer;
}

/** A login on its way. */
export interface BegunLogin {
  readonly bindingHash: Buffer;
  readonly provider: ProviderKey;
  /** Null for a login. */
  readonly by: Connecting | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertProviderLogin(db: Db, begun: BegunLogin): Promise<void> {
  await db
    .insertInto('provider_logins')
    .values({
      binding_hash: begun.bindingHash,
      provider: begun.provider,
      user_id: begun.by?.userId ?? null,
      password_mark: begun.by?.passwordMark ?? null,
      begun_at: begun.now,
      expires_at: begun.expiresAt,
    })
    .execute();
}

/** Uses it up, whatever becomes of it. Of two who come with it at once, one has it. */
export async function takeProviderLogin(db: Db, bindingHash: Buffer) {
  return db
    .deleteFrom('provider_logins')
    .where('binding_hash', '=', bindingHash)
    .returning(['provider', 'user_id', 'password_mark', 'expires_at'])
    .executeTakeFirst();
}

export async function deleteExpiredProviderLogins(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('provider_logins').where('expires_at', '<', now).execute();
}
