import { lockAccounts } from '#features/accounts/server/public.ts';
import { isParentOf } from '#features/parents/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type * as contract from '../contract/child.ts';
import {
  insertRequest,
  selectCarriedOut,
  selectOwnRequest,
  takeBackRequest,
} from './erasure-requests-queries.ts';

type Database = Pick<Services, 'db'>;

/** Requests that were carried out, of which a parent is told. */
const MOST_TOLD = 20;

/** A parent asks for a child to be erased; asking again changes nothing. An admin does it, because it cannot be taken back. */
export async function askForErasure(
  { db }: Database,
  { actor: { userId: parentUserId }, body: { studentId }, now }: Call<typeof contract.askForErasure>,
): Promise<Reply<typeof contract.askForErasure>> {
  return unlessRefused(db, async (tx): Promise<Reply<typeof contract.askForErasure>> => {
    await lockAccounts(tx, [studentId]);
    if (!(await isParentOf(tx, { studentId, parentUserId }))) return notFound();
    if ((await selectOwnRequest(tx, { studentId, parentUserId }))?.taken_back_at === null)
      return { asked: true };
    await insertRequest(tx, { studentId, parentUserId }, now);
    await recordAct(tx, { act: 'ask-for-erasure', by: parentUserId, about: studentId }, now);
    return { asked: true };
  });
}

/** A parent takes their request back; where there is none, nothing changes. */
export async function takeBackErasure(
  { db }: Database,
  { actor: { userId: parentUserId }, body: { studentId }, now }: Call<typeof contract.takeBackErasure>,
): Promise<Reply<typeof contract.takeBackErasure>> {
  await db.transaction().execute(async (tx) => {
    if (await takeBackRequest(tx, { studentId, parentUserId }, now))
      await recordAct(tx, { act: 'take-back-erasure', by: parentUserId, about: studentId }, now);
  });
  return { takenBack: true };
}

/** What was carried out of the requests of a parent. */
export async function listOwnErasures(
  { db }: Database,
  { actor: { userId } }: Call<typeof contract.listOwnErasures>,
): Promise<Reply<typeof contract.listOwnErasures>> {
  const rows = await selectCarriedOut(db, userId, MOST_TOLD);
  return {
    erasures: rows.map(({ asked_at, done_at }) => ({
      askedAt: asked_at.toISOString(),
      doneAt: done_at?.toISOString() ?? null,
    })),
  };
}
