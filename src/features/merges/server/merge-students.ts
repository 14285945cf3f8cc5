import { lockAccounts } from '#features/accounts/server/public.ts';
import { selectClassMembers } from '#features/classes/server/public.ts';
import { forgetLessonsOf } from '#features/item-bank/server/public.ts';
import { endLinksOfJoined } from '#features/parents/server/public.ts';
import { lockProgressOfAll } from '#features/progress/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { deleteSessionsOf } from '#platform/session/server/session-queries.ts';
import type { mergeStudents as contract } from '../contract/merge-students.ts';
import { closeAccount, moveMemberships, selectAccountsToJoin } from './closed-account-queries.ts';
import { insertMerge, selectLastMergeInto } from './merges-queries.ts';
import { moveToKept } from './move-to-kept.ts';
import { changesCompetition, lockAttempts } from './work-to-move-queries.ts';

/**
 * Joins two accounts of one child: the kept one has the work, points, and classes of both, and nobody logs in to the other. All of it in
 * one transaction, and noted row by row so that it can be undone (decision 65).
 */
export async function mergeStudents(
  { db, library, onWorkRejudged }: Pick<QuizServices, 'db' | 'library' | 'onWorkRejudged'>,
  { actor, body: { classId, keptId, joinedId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  return unlessRefused(db, async (tx) => {
    if (!(await areMembers(tx, classId, [keptId, joinedId]))) return refuse('not-two-students');
    // In the order in which answers lock: the questions, the students' work, the accounts.
    await forgetLessonsOf(tx, joinedId);
    const rows = await lockProgressOfAll(tx, [keptId, joinedId]);
    await lockAttempts(tx, [keptId, joinedId]);
    const refusal = await whyNot(tx, { classId, keptId, joinedId });
    if (refusal) return refusal;
    const at = momentAfter(await selectLastMergeInto(tx, keptId), now);
    const moved = await moveToKept(tx, { keptId, joinedId, rows });
    const classes = await moveMemberships(tx, { joinedId, keptId, at });
    await closeAccount(tx, { joinedId, keptId, at });
    await endLinksOfJoined(tx, { studentId: joinedId, by: actor.userId, at });
    await deleteSessionsOf(tx, joinedId);
    await insertMerge(tx, {
      ...moved,
      student_id: joinedId,
      kept_id: keptId,
      class_id: classId,
      merged_by: actor.userId,
      merged_at: at,
      classes,
    });
    for (const subscriber of onWorkRejudged)
      for (const studentId of [keptId, joinedId]) await subscriber(tx, { studentId, library });
    const act = { act: 'merge-students', by: actor.userId, about: keptId } as const;
    await recordAct(tx, { ...act, detail: { classId, joinedId } }, now);
    return { keptId, joinedId };
  });
}

/** Merges into one account are undone in the order of their moments, and a call that waited for another one began before it ended. */
const momentAfter = (last: Date | null, now: Date): Date =>
  last !== null && last >= now ? new Date(last.getTime() + 1) : now;

async function areMembers(tx: Tx, classId: number, ids: readonly [number, number]): Promise<boolean> {
  const members = await selectClassMembers(tx, classId);
  return ids[0] !== ids[1] && ids.every((id) => members.has(id));
}

/** What may have changed until both were locked, and what keeps two members of the class from being joined. */
async function whyNot(
  tx: Tx,
  {
    classId,
    keptId,
    joinedId,
  }: { readonly classId: number; readonly keptId: number; readonly joinedId: number },
): Promise<Refusal<'not-two-students' | 'account-locked' | 'in-competition'> | null> {
  const ids = [keptId, joinedId] as const;
  await lockAccounts(tx, ids);
  const accounts = await selectAccountsToJoin(tx, ids);
  const areOpen = accounts.every(
    ({ role, register_as, joined_to }) =>
      role === 'student' && register_as !== 'parent' && joined_to === null,
  );
  if (accounts.length !== ids.length || !areOpen || !(await areMembers(tx, classId, ids)))
    return refuse('not-two-students');
  if (accounts.some(({ locked_at }) => locked_at !== null)) return refuse('account-locked');
  return (await changesCompetition(tx, { keptId, joinedId })) ? refuse('in-competition') : null;
}
