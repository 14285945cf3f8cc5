import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { listRemovedStudents as contract } from '../contract/class-members.ts';
import { colleagueNameOf } from './class-views.ts';
import { selectUndoable, undoableSince } from './membership-queries.ts';

/**
 * The students whom a teacher of the class can bring back. Whoever left, or has come into any class since, is not among them: the teacher has
 * nothing to do with them any more.
 */
export async function listRemovedStudents(
  { db }: Pick<Services, 'db'>,
  { actor, params, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const rows = await selectUndoable(db, {
    classId: params.id,
    by: actor.userId,
    since: undoableSince(now),
  });
  return {
    students: rows.map((row) => ({
      studentId: row.id,
      username: row.username,
      firstName: row.first_name,
      lastName: row.last_name,
      movedTo: row.moved_to,
      removedAt: row.removed_at.toISOString(),
      byName:
        row.by_id === actor.userId
          ? null
          : colleagueNameOf({ teacher_first_name: row.by_first_name, teacher_last_name: row.by_last_name }),
    })),
  };
}
