import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '#platform/db/server/database.ts';
import { hashToken } from '#platform/session/server/token.ts';

/** The injected fault: whatever is counted stays at one. */
export async function forgetCounts(pool: pg.Pool): Promise<void> {
  await pool.query(
    `create function forget_count() returns trigger language plpgsql as $$ begin new.used := least(new.used, 1); return new; end $$;
     create trigger forget_count before insert or update on limits for each row execute function forget_count()`,
  );
}

export async function countAgain(pool: pg.Pool): Promise<void> {
  await pool.query('drop trigger forget_count on limits; drop function forget_count()');
}

/** Lets a session that no process has read yet end sooner; it counts as used just now. */
export async function shortenSession(
  pool: pg.Pool,
  token: string,
  { expiresAt, idleSeconds }: { readonly expiresAt?: Date; readonly idleSeconds?: number },
): Promise<void> {
  await pool.query(
    `update sessions set last_seen_at = now(), expires_at = coalesce($2, expires_at), idle_seconds = coalesce($3, idle_seconds)
      where token_hash = $1`,
    [hashToken(token), expiresAt ?? null, idleSeconds ?? null],
  );
}

/** The code of a class. */
export async function selectCode(pool: pg.Pool, classId: number): Promise<string> {
  const { rows } = await pool.query<{ code: string }>('select code from class_codes where class_id = $1', [
    classId,
  ]);
  const [row] = rows;
  if (!row) throw new Error('The class has no code.');
  return row.code;
}

/** The username of the one account that gave an email address; nobody's where several did. */
export async function selectUsernameOf(db: Db, email: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('users')
    .select('username')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .limit(2)
    .execute();
  return rows.length > 1 ? 'of.several' : rows[0]?.username;
}
