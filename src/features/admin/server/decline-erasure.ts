import { declineRequest } from '#features/family/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { declineErasure as contract } from '../contract/families.ts';

/** The account of a child stays, whatever a parent asked for; they are told, and may ask again. */
export async function declineErasure(
  { db }: Pick<Services, 'db'>,
  { actor, body: { studentId, linkId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  return unlessRefused(db, async (tx): Promise<Reply<typeof contract>> => {
    if (!(await declineRequest(tx, { studentId, linkId }, now))) return notFound();
    const act = { act: 'decline-erasure', by: actor.userId, about: studentId, detail: { linkId } };
    await recordAct(tx, act, now);
    return { declined: true };
  });
}
