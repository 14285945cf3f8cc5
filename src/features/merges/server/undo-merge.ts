import { lockAccounts } from '#features/accounts/server/public.ts';
import { forgetLessonsOf } from '#features/item-bank/server/public.ts';
import { returnLinksOfJoined } from '#features/parents/server/public.ts';
import { lockProgressOfAll, type ProgressRow } from '#features/progress/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import type { undoMerge as contract } from '../contract/merge-students.ts';
import { DAYS_TO_UNDO_MERGE } from '../core/undo-merge.ts';
import { reopenAccount, returnMemberships } from './closed-account-queries.ts';
import {
  deleteMerge,
  type MergeRow,
  selectLastMergeInto,
  selectMergeToUndo,
  selectMovedPoints,
  tookPointsSince,
} from './merges-queries.ts';
import { moveBack } from './move-back.ts';
import { lockAttempts } from './work-to-move-queries.ts';

/** Merges of an earlier moment can no longer be undone. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - DAYS_TO_UNDO_MERGE * MS_PER_DAY);

/** Parts two accounts that were joined: what was moved goes back, and what was done since stays with the kept one. */
export async function undoMerge(
  { db, library, onWorkRejudged }: Pick<QuizServices, 'db' | 'library' | 'onWorkRejudged'>,
  { actor, body: { classId, joinedId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const which = { classId, joinedId, since: undoableSince(now) };
  return unlessRefused(db, async (tx) => {
    // Whose it is, is read before anything is locked: a call may name anybody.
    const asked = await selectMergeToUndo(tx, which);
    if (!asked) return refuse('over');
    const keptId = asked.kept_id;
    await forgetLessonsOf(tx, keptId);
    const rows = await lockProgressOfAll(tx, [keptId, joinedId]);
    await lockAttempts(tx, [keptId]);
    await lockAccounts(tx, [keptId, joinedId]);
    const merge = await selectMergeToUndo(tx, which);
    if (merge?.kept_id !== keptId) return refuse('over');
    const refusal = await whyNot(tx, merge, rows);
    if (refusal) return refusal;
    await moveBack(tx, { merge, rows });
    const { merged_at: at, classes } = merge;
    await returnMemberships(tx, { joinedId, keptId, at, classes, now });
    await reopenAccount(tx, { joinedId, at });
    await returnLinksOfJoined(tx, { studentId: joinedId, at });
    await deleteMerge(tx, joinedId);
    for (const subscriber of onWorkRejudged)
      for (const studentId of [keptId, joinedId]) await subscriber(tx, { studentId, library });
    const act = { act: 'undo-merge-students', by: actor.userId, about: keptId } as const;
    await recordAct(tx, { ...act, detail: { classId, joinedId } }, now);
    return { keptId, joinedId };
  });
}

/**
 * What was done since with both together is undone first: another account that came in counts from there, and so does a start over.
 * Points that were taken from both together are nobody's to give back.
 */
async function whyNot(
  tx: Tx,
  merge: MergeRow,
  rows: readonly ProgressRow[],
): Promise<Refusal<'merged-since' | 'started-over' | 'points-taken'> | null> {
  const last = await selectLastMergeInto(tx, merge.kept_id);
  if (last !== null && last > merge.merged_at) return refuse('merged-since');
  const kept = rows.find((row) => row.student_id === merge.kept_id);
  if (!kept) return null;
  if (kept.epoch !== merge.counted_epoch) return refuse('started-over');
  const left = kept.total_points - (await selectMovedPoints(tx, merge));
  return left < 0 || (await tookPointsSince(tx, merge)) ? refuse('points-taken') : null;
}
