import { sql } from 'kysely';
import { openRequests } from '#features/parents/server/public.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';

interface Pair {
  readonly studentId: number;
  readonly parentUserId: number;
}

/** What a parent asked for last of a child, and what became of it; undefined where they never did. */
export async function selectOwnRequest(db: Db, { studentId, parentUserId }: Pair) {
  return db
    .selectFrom('erasure_requests')
    .select(['asked_at', 'taken_back_at', 'declined_at'])
    .where('parent_id', '=', parentUserId)
    .where('child_id', '=', studentId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertRequest(tx: Tx, { studentId, parentUserId }: Pair, now: Date): Promise<void> {
  await tx
    .insertInto('erasure_requests')
    .values({ parent_id: parentUserId, child_id: studentId, asked_at: now })
    .execute();
}

/** @returns whether there was one. */
export async function takeBackRequest(
  tx: Tx,
  { studentId, parentUserId }: Pair,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('erasure_requests')
    .set({ taken_back_at: now })
    .where('parent_id', '=', parentUserId)
    .where('child_id', '=', studentId)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The newest requests of a parent that were carried out: the child is gone from them. */
export async function selectCarriedOut(db: Db, parentUserId: number, most: number) {
  return db
    .selectFrom('erasure_requests')
    .select(['asked_at', 'done_at'])
    .where('parent_id', '=', parentUserId)
    .where('child_id', 'is', null)
    .where('taken_back_at', 'is', null)
    .orderBy('asked_at', 'desc')
    .limit(sql.lit(most))
    .execute();
}

/** Notes when requests were carried out whose child is gone. */
export async function noteCarriedOut(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('erasure_requests')
    .set({ done_at: now })
    .where('child_id', 'is', null)
    .where('taken_back_at', 'is', null)
    .where('done_at', 'is', null)
    .execute();
}

/** The requests that wait for an admin, the oldest first, with who asked and for whom. */
export async function selectOpenRequests(db: Db, most: number) {
  return openRequests(db)
    .innerJoin('users as s', 's.id', 'r.child_id')
    .innerJoin('users as p', 'p.id', 'r.parent_id')
    .select(['s.id as student_id', 'l.id as link_id', 'r.asked_at as at'])
    .select(['s.first_name', 's.last_name', 's.username'])
    .select(['p.first_name as parent_first', 'p.last_name as parent_last', 'p.username as parent_username'])
    .orderBy('r.asked_at')
    .limit(sql.lit(most))
    .execute();
}

/** Closes the open request of a link, and says that an admin declined it. @returns whether there was one. */
export async function declineRequest(
  tx: Tx,
  { studentId, linkId }: { readonly studentId: number; readonly linkId: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('erasure_requests')
    .set({ taken_back_at: now, declined_at: now })
    .where('child_id', '=', studentId)
    .where('taken_back_at', 'is', null)
    .where('done_at', 'is', null)
    .where('parent_id', '=', (of) =>
      of
        .selectFrom('family_links')
        .select('parent_id')
        .where('student_id', '=', studentId)
        .where('id', '=', linkId),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
