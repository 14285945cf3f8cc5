import type { Db } from '#platform/db/server/database.ts';
import type { NewSession } from '#platform/session/server/session-queries.ts';

/** Whether an account can be acted as, held as it is until the transaction ends; undefined for nobody. */
export async function lockPerson(db: Db, personId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'locked_at'])
    .where('id', '=', personId)
    .forShare()
    .executeTakeFirst();
}

/** When the administrator's own session ends at the latest; it cannot end until the transaction does. */
export async function lockOwnSession(db: Db, tokenHash: Buffer): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('expires_at')
    .where('token_hash', '=', tokenHash)
    .where('own_session', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row?.expires_at;
}

interface NewImpersonation {
  readonly personId: number;
  readonly adminId: number;
  readonly reason: string;
  readonly beganAt: Date;
  readonly endsAt: Date;
}

export async function insertImpersonation(
  db: Db,
  { personId, adminId, reason, beganAt, endsAt }: NewImpersonation,
): Promise<number> {
  const { id } = await db
    .insertInto('impersonations')
    .values({ person_id: personId, admin_id: adminId, reason, began_at: beganAt, ends_at: endsAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Opens the session of an impersonation, on the administrator's own. It is no login of the person. */
export async function insertImpersonatedSession(
  db: Db,
  session: NewSession,
  { impersonationId, ownSession }: { readonly impersonationId: number; readonly ownSession: Buffer },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
      idle_seconds: session.idleSeconds,
      impersonation_id: impersonationId,
      own_session: ownSession,
    })
    .execute();
}

/** When administrators began to act as a person, the latest first. */
export async function selectImpersonationsOf(
  db: Db,
  personId: number,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<readonly Date[]> {
  const rows = await db
    .selectFrom('impersonations')
    .select('began_at')
    .where('person_id', '=', personId)
    .where('began_at', '>=', since)
    .orderBy('began_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ began_at }) => began_at);
}
