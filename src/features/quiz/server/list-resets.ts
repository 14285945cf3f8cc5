import { MAX_STUDENTS_OF_CLASS } from '#features/classes/core/class-limits.ts';
import { colleagueNameOf } from '#features/classes/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listResets as contract } from '../contract/reset-progress.ts';
import type { QuizServices } from './quiz.ts';
import { selectUndoableResets } from './resets-queries.ts';
import { undoableSince } from './undo-reset.ts';

/** The students of a class who start over and have not begun: a teacher of the class can undo it. */
export async function listResets(
  { db }: Pick<QuizServices, 'db'>,
  { actor, params, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const of = { classId: params.id, since: undoableSince(now) };
  const rows = await selectUndoableResets(db, of, MAX_STUDENTS_OF_CLASS);
  return {
    students: rows.map((row) => ({
      studentId: row.id,
      username: row.username,
      firstName: row.first_name,
      lastName: row.last_name,
      resetAt: row.reset_at.toISOString(),
      pointsTaken: row.points_taken,
      byName:
        row.by_id === actor.userId
          ? null
          : colleagueNameOf({ teacher_first_name: row.by_first_name, teacher_last_name: row.by_last_name }),
    })),
  };
}
