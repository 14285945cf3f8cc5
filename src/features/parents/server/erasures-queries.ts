import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';

/** Requests that nobody has taken back or carried out, of parents who are confirmed now. */
export const openRequests = (db: Db) =>
  db
    .selectFrom('erasure_requests as r')
    .innerJoin('family_links as l', (join) =>
      join
        .onRef('l.student_id', '=', 'r.child_id')
        .onRef('l.parent_id', '=', 'r.parent_id')
        .on('l.confirmed_at', 'is not', null)
        .on('l.ended_at', 'is', null),
    )
    .where('r.taken_back_at', 'is', null)
    .where('r.done_at', 'is', null);

/** When a parent asked an admin to erase the account of a student, and did not take it back; undefined where none did. */
export async function selectErasureAsked(db: Db, studentId: number): Promise<Date | undefined> {
  const row = await openRequests(db)
    .select('r.asked_at')
    .where('r.child_id', '=', studentId)
    .orderBy('r.asked_at')
    .limit(1)
    .executeTakeFirst();
  return row?.asked_at;
}

/** Takes back the requests for a student of those whose link has ended: nobody asks for a child of others. */
export async function takeBackRequestsOfOthers(tx: Tx, studentId: number, now: Date): Promise<void> {
  await tx
    .updateTable('erasure_requests')
    .set({ taken_back_at: now })
    .where('child_id', '=', studentId)
    .where('taken_back_at', 'is', null)
    .where('done_at', 'is', null)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('family_links as l')
            .select('l.id')
            .where('l.student_id', '=', studentId)
            .whereRef('l.parent_id', '=', 'erasure_requests.parent_id')
            .where('l.confirmed_at', 'is not', null)
            .where('l.ended_at', 'is', null),
        ),
      ),
    )
    .execute();
}

/** Opens the requests for a student again that went at a moment with a link which is open again. */
export async function reopenRequests(tx: Tx, studentId: number, endedAt: Date): Promise<void> {
  const parents = tx
    .selectFrom('family_links')
    .select('parent_id')
    .where('student_id', '=', studentId)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null);
  await tx
    .updateTable('erasure_requests')
    .set({ taken_back_at: null })
    .where('child_id', '=', studentId)
    .where('taken_back_at', '=', sql<Date>`${endedAt}::timestamptz`)
    .where('declined_at', 'is', null)
    .where('parent_id', 'in', parents)
    .execute();
}
