import type { StudentState } from '#features/progress/core/student-state.ts';
import { selectResets, updateKeptState } from '#features/progress/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { selectEvents } from './replay-queries.ts';
import { replayStudent, sameToTheBit } from './replay-student.ts';
import { updateStates } from './rescore-queries.ts';

/**
 * Writes what a student's events make of each attempt, and of what an undo of a reset brings back. The student's row is locked.
 * @returns the state now, for the student's row.
 */
export async function recomputeStates(tx: Tx, studentId: number): Promise<StudentState> {
  const events = await selectEvents(tx, [studentId]);
  const { attempts, state } = replayStudent(events);
  const moved = attempts.filter(
    ({ row, before, step }) =>
      !sameToTheBit([row.state_before, row.state_after, row.reason], [before, step.state, step.report]),
  );
  await updateStates(
    tx,
    studentId,
    moved.map(({ row, before, step }) => ({
      attemptId: row.attempt_id,
      before,
      after: step.state,
      report: step.report,
    })),
  );
  // An undo of a reset brings back where the student would have been.
  for (const reset of await selectResets(tx, studentId)) {
    const before = replayStudent(events.filter(({ number }) => number < reset.event_number));
    await updateKeptState(tx, { studentId, epoch: reset.epoch }, before.state);
  }
  return state;
}
