import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { endOwnLink as contract } from '../contract/own-children.ts';
import { takeBackRequestsOfOthers } from './erasures-queries.ts';
import { endLinkOf } from './parents-queries.ts';

/** A parent takes a child off their account, or a request back; what they asked for goes with it. One that is not there stays away. */
export async function endOwnLink(
  { db }: Pick<Services, 'db'>,
  { actor: { userId: parentUserId }, body: { linkId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  await db.transaction().execute(async (tx) => {
    const studentId = await endLinkOf(tx, { parentUserId, linkId }, now);
    if (studentId === undefined) return;
    await takeBackRequestsOfOthers(tx, studentId, now);
    const act = { act: 'end-parent-link', by: parentUserId, about: studentId, detail: { linkId } };
    await recordAct(tx, act, now);
  });
  return { ended: true };
}
