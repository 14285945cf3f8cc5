import { recomputeStates } from '#features/item-bank/server/public.ts';
import { type ProgressRow, toColumns } from '#features/progress/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { changeEpoch, type MergeRow, selectLastQuizSince, updateStanding } from './merges-queries.ts';
import { moveMarks, moveWork, renumberEvents } from './moved-work-queries.ts';
import {
  addWeeks,
  reopen,
  stopOpen,
  takeWeeks,
  unshareActivities,
  unshareCorrections,
} from './work-to-move-queries.ts';

interface MovingBack {
  readonly merge: MergeRow;
  /** What is kept of both, locked. */
  readonly rows: readonly ProgressRow[];
}

/** Moves all that came with a merge back to the account that it came from, and counts both anew. */
export async function moveBack(tx: Tx, { merge, rows }: MovingBack): Promise<void> {
  const { student_id: joinedId, kept_id: keptId } = merge;
  const joined = rows.find((row) => row.student_id === joinedId);
  const kept = rows.find((row) => row.student_id === keptId);
  await moveMarks(tx, { from: keptId, to: joinedId, versions: merge.marked_versions });
  await unshareCorrections(tx, { keptId, joinedId });
  await unshareActivities(tx, {
    keptId,
    set: merge.activities,
    longer: merge.longer_activities,
    asked: merge.asked_activities,
    competitions: merge.competitions,
  });
  if (!joined || !kept || merge.joined_epoch === null) return;
  // It was begun by a level that leaves.
  if (merge.leads) await stopOpen(tx, [keptId]);
  await moveAll(tx, merge, merge.joined_epoch);
  if (merge.leads) await changeEpochBack(tx, merge);
  await partStandings(tx, { merge, kept, joined, present: merge.joined_epoch });
  await reopen(tx, { studentId: joinedId, attempts: merge.stopped_attempts });
  await reopen(tx, { studentId: keptId, attempts: merge.stopped_attempts });
}

async function moveAll(tx: Tx, merge: MergeRow, present: number): Promise<void> {
  const { student_id: joinedId, kept_id: keptId, counted_epoch: counted, leads } = merge;
  const { first_event: first, events, parted_attempts: parted } = merge;
  await takeWeeks(tx, { keptId, joinedId, from: present, to: counted });
  await moveWork(tx, {
    from: keptId,
    to: joinedId,
    attempts: merge.attempts,
    ledger: merge.ledger,
    events: { first, last: first + events - 1, add: 1 - first },
    epochs: { way: 'back', present, counted, shift: merge.epoch_shift, leads },
    pretests: -merge.pretest_offset,
    parted: parted.map((attempt, index) => ({ attempt, activity: merge.parted_activities[index] ?? null })),
  });
  if (events > 0) await renumberEvents(tx, { studentId: keptId, from: first + events, add: -events });
}

/** What was done since in the epoch that came with the other account belongs to the one of before. */
async function changeEpochBack(tx: Tx, merge: MergeRow): Promise<void> {
  const { kept_id: keptId, counted_epoch: from, kept_epoch: to } = merge;
  await addWeeks(tx, { keptId, joinedId: keptId, from, to });
  await changeEpoch(tx, { studentId: keptId, from, to });
}

interface Parting {
  readonly merge: MergeRow;
  readonly kept: ProgressRow;
  readonly joined: ProgressRow;
  /** The epoch that the joined account was in. */
  readonly present: number;
}

async function partStandings(tx: Tx, { merge, kept, joined, present }: Parting): Promise<void> {
  const since = await selectLastQuizSince(tx, kept.student_id, merge.merged_at);
  const before = merge.leads
    ? { pretest_status: merge.kept_pretest_status, initial_level: merge.kept_initial_level }
    : {};
  const pretestsSince = kept.pretests - merge.pretest_offset - joined.pretests;
  await updateStanding(tx, {
    ...before,
    ...toColumns(await recomputeStates(tx, kept.student_id)),
    studentId: kept.student_id,
    epoch: merge.kept_epoch,
    counted_answers: countedWithout(merge, kept.counted_answers),
    last_quiz_at: since ?? merge.kept_last_quiz_at,
    // The numbers of later pretests stay taken, but where the one of before is to go on.
    ...((merge.leads || pretestsSince === 0) && { pretests: merge.pretest_offset }),
  });
  await updateStanding(tx, {
    ...toColumns(await recomputeStates(tx, joined.student_id)),
    studentId: joined.student_id,
    epoch: present,
    pretest_status: merge.joined_pretest_status ?? joined.pretest_status,
    initial_level: merge.joined_initial_level,
    counted_answers: merge.joined_counted,
  });
}

/** Counted answers of the kept account without those of the other; null where that is not known. */
function countedWithout(
  { leads, joined_counted, kept_counted }: MergeRow,
  now: number | null,
): number | null {
  if (now === null || joined_counted === null) return kept_counted;
  const since = Math.max(0, now - joined_counted);
  if (!leads) return since;
  return kept_counted === null ? null : kept_counted + since;
}
