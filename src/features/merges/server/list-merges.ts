import { MAX_STUDENTS_OF_CLASS } from '#features/classes/core/class-limits.ts';
import { colleagueNameOf } from '#features/classes/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { listMerges as contract } from '../contract/merge-students.ts';
import { selectMerges } from './merges-queries.ts';
import { undoableSince } from './undo-merge.ts';

/** The students of a class whose accounts were joined lately: an approved teacher of the class can undo it. */
export async function listMerges(
  { db }: Pick<Services, 'db'>,
  { actor, params, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const of = { classId: params.id, since: undoableSince(now), most: MAX_STUDENTS_OF_CLASS };
  const rows = await selectMerges(db, of);
  return {
    students: rows.map((row) => ({
      joinedId: row.student_id,
      joinedUsername: row.joined_username,
      keptId: row.kept_id,
      username: row.username,
      firstName: row.first_name,
      lastName: row.last_name,
      mergedAt: row.merged_at.toISOString(),
      byName:
        row.by_id === actor.userId
          ? null
          : colleagueNameOf({ teacher_first_name: row.by_first_name, teacher_last_name: row.by_last_name }),
    })),
  };
}
