import { sql } from 'kysely';
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

/** The code of a session; one that it had before is over. @returns false when the session has ended meanwhile. */
export async function putHandOff(
  db: Db,
  { sessionHash, codeHash, target, now, expiresAt }: HandOff,
): Promise<boolean> {
  const fresh = { code_hash: codeHash, target, made_at: now, expires_at: expiresAt };
  const put = await db
    .insertInto('hand_offs')
    .columns(['session_hash', 'code_hash', 'target', 'made_at', 'expires_at'])
    .expression((of) =>
      of
        .selectFrom('sessions')
        .select('token_hash')
        .select([
          sql<Buffer>`${codeHash}::bytea`.as('code_hash'),
          sql<string>`${target}::text`.as('target'),
          sql<Date>`${now}::timestamptz`.as('made_at'),
          sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
        ])
        .where('token_hash', '=', sessionHash)
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(fresh))
    .returning('session_hash')
    .executeTakeFirst();
  return put !== undefined;
}

/** Whose session a code is for; undefined for a code that is none. */
export async function selectUserOfCode(db: Db, codeHash: Buffer): Promise<number | undefined> {
  const row = await db
    .selectFrom('hand_offs')
    .innerJoin('sessions', 'sessions.token_hash', 'hand_offs.session_hash')
    .select('sessions.user_id')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return row?.user_id;
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
