import { MAX_STUDENTS_OF_CLASS } from '#features/classes/core/class-limits.ts';
import { type ClassesLookedAt, changesByClass } from '#features/classes/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listResets as contract, StudentReset } from '../contract/reset-progress.ts';
import type { QuizServices } from './quiz.ts';
import { selectUndoableResets } from './resets-queries.ts';
import { undoableSince } from './undo-reset.ts';

/** The students who start over and have not begun, by class: a teacher of the class can undo it. */
export async function resetsIn(
  db: Db,
  { classIds, viewerId, now }: ClassesLookedAt,
): Promise<ReadonlyMap<number, readonly StudentReset[]>> {
  const rows = await selectUndoableResets(db, { classIds, since: undoableSince(now) }, MAX_STUDENTS_OF_CLASS);
  return changesByClass(rows, viewerId, toReset);
}

type Row = Awaited<ReturnType<typeof selectUndoableResets>>[number];

const toReset = (row: Row, byName: string | null): StudentReset => ({
  studentId: row.id,
  username: row.username,
  firstName: row.first_name,
  lastName: row.last_name,
  resetAt: row.reset_at.toISOString(),
  pointsTaken: row.points_taken,
  byName,
});

/** The students of a class who start over and have not begun. */
export async function listResets(
  { db }: Pick<QuizServices, 'db'>,
  { actor, params: { id }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const resets = await resetsIn(db, { classIds: [id], viewerId: actor.userId, now });
  return { students: [...(resets.get(id) ?? [])] };
}
