import { MAX_STUDENTS_OF_CLASS } from '#features/classes/core/class-limits.ts';
import { type ClassesLookedAt, changesByClass } from '#features/classes/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { listMerges as contract, MergedStudent } from '../contract/merge-students.ts';
import { selectMerges } from './merges-queries.ts';
import { undoableSince } from './undo-merge.ts';

/** The students whose accounts were joined lately, by class: an approved teacher of the class can undo it. */
export async function mergesIn(
  db: Db,
  { classIds, viewerId, now }: ClassesLookedAt,
): Promise<ReadonlyMap<number, readonly MergedStudent[]>> {
  const rows = await selectMerges(db, { classIds, since: undoableSince(now), most: MAX_STUDENTS_OF_CLASS });
  return changesByClass(rows, viewerId, toMerged);
}

type Row = Awaited<ReturnType<typeof selectMerges>>[number];

const toMerged = (row: Row, byName: string | null): MergedStudent => ({
  joinedId: row.student_id,
  joinedUsername: row.joined_username,
  keptId: row.kept_id,
  username: row.username,
  firstName: row.first_name,
  lastName: row.last_name,
  mergedAt: row.merged_at.toISOString(),
  byName,
});

/** The students of a class whose accounts were joined lately. */
export async function listMerges(
  { db }: Pick<Services, 'db'>,
  { actor, params: { id }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const merges = await mergesIn(db, { classIds: [id], viewerId: actor.userId, now });
  return { students: [...(merges.get(id) ?? [])] };
}
