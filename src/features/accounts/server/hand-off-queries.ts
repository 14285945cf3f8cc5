import type { Site } from '#features/privacy/core/hand-off.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';

/** A session on its way to the other domain. */
export interface HandOff {
  readonly sessionHash: Buffer;
  readonly codeHash: Buffer;
  readonly target: Site;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** The code of a session; one that it had before is over. */
export async function putHandOff(
  db: Db,
  { sessionHash, codeHash, target, now, expiresAt }: HandOff,
): Promise<void> {
  const fresh = { code_hash: codeHash, target, made_at: now, expires_at: expiresAt };
  await db
    .insertInto('hand_offs')
    .values({ session_hash: sessionHash, ...fresh })
    .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(fresh))
    .execute();
}

/** Uses a code up, whatever becomes of it. Of all who come with it at once, one has it. */
export const takeHandOff = (tx: Tx, codeHash: Buffer) =>
  tx
    .deleteFrom('hand_offs')
    .where('code_hash', '=', codeHash)
    .returning(['session_hash', 'target', 'expires_at'])
    .executeTakeFirst();

/** The session that is handed over, while it and the account of its student are open. It is held until the transaction ends. */
export const lockHandedSession = (tx: Tx, sessionHash: Buffer, now: Date) =>
  tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.user_id', 'sessions.expires_at', 'sessions.provider'])
    .where('token_hash', '=', sessionHash)
    .where('sessions.expires_at', '>', now)
    .where('impersonation_id', 'is', null)
    .where('role', '=', 'student')
    .where('locked_at', 'is', null)
    .forUpdate('sessions')
    .executeTakeFirst();
