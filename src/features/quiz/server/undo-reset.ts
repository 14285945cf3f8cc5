import { endEpoch, lockProgressOfAll } from '#features/progress/server/public.ts';
import { recordActs } from '#platform/audit/server/record-act.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import type { undoReset as contract } from '../contract/reset-progress.ts';
import { DAYS_TO_UNDO_RESET } from '../core/undo-reset.ts';
import type { QuizServices } from './quiz.ts';
import { reopenAttempts, selectResetsToUndo } from './resets-queries.ts';

/** Resets of an earlier moment can no longer be undone. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - DAYS_TO_UNDO_RESET * MS_PER_DAY);

/** Takes back that students of a class start over, whichever teacher let them, in whichever class. */
export async function undoReset(
  { db }: Pick<QuizServices, 'db'>,
  { actor, body: { classId, studentIds }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const since = undoableSince(now);
  const undone = await db.transaction().execute(async (tx) => {
    // Whose they are is read before anything is locked: a call may name anybody.
    const asked = await selectResetsToUndo(tx, { classIds: [classId], studentIds, since });
    if (asked.length === 0) return new Set<number>();
    const candidates = asked.map((one) => one.student_id);
    await lockProgressOfAll(tx, candidates);
    const resets = await selectResetsToUndo(tx, { classIds: [classId], studentIds: candidates, since });
    const ids = resets.map((one) => one.student_id);
    await endEpoch(tx, { studentIds: ids, now });
    await reopenAttempts(
      tx,
      resets.flatMap(({ student_id: studentId, stopped_attempts: stopped }) =>
        stopped.map((attemptId) => ({ studentId, attemptId })),
      ),
    );
    const act = { act: 'undo-reset-progress', by: actor.userId, detail: { classId } } as const;
    await recordActs(
      tx,
      ids.map((about) => ({ ...act, about })),
      now,
    );
    return new Set(ids);
  });
  return {
    students: studentIds.map((studentId, index) =>
      undone.has(studentId)
        ? { index, studentId, ok: true, code: 'undone', message: 'This student is where they were before.' }
        : { index, studentId, ok: false, code: 'over', message: 'This can no longer be undone.' },
    ),
  };
}
