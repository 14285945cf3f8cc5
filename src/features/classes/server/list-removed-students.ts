import type { Db } from '#platform/db/server/database.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { listRemovedStudents as contract, RemovedStudent } from '../contract/class-members.ts';
import { type ClassesLookedAt, changesByClass } from './changes-by-class.ts';
import { selectUndoable, undoableSince } from './membership-queries.ts';

/**
 * The students whom the teacher can bring back, by class. Whoever left, or has come into any class since, is not among them: the teacher has
 * nothing to do with them any more.
 */
export async function removedFrom(
  db: Db,
  { classIds, viewerId, now }: ClassesLookedAt,
): Promise<ReadonlyMap<number, readonly RemovedStudent[]>> {
  const rows = await selectUndoable(db, { classIds, by: viewerId, since: undoableSince(now) });
  return changesByClass(rows, viewerId, toRemoved);
}

type Row = Awaited<ReturnType<typeof selectUndoable>>[number];

const toRemoved = (row: Row, byName: string | null): RemovedStudent => ({
  studentId: row.id,
  username: row.username,
  firstName: row.first_name,
  lastName: row.last_name,
  movedTo: row.moved_to,
  removedAt: row.removed_at.toISOString(),
  byName,
});

/** The students whom a teacher of the class can bring back. */
export async function listRemovedStudents(
  { db }: Pick<Services, 'db'>,
  { actor, params: { id }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const removed = await removedFrom(db, { classIds: [id], viewerId: actor.userId, now });
  return { students: [...(removed.get(id) ?? [])] };
}
