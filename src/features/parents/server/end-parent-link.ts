import { lockAccounts } from '#features/accounts/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { endParentLink as contract } from '../contract/student-family.ts';
import { takeBackRequestsOfOthers } from './erasures-queries.ts';
import { endLink } from './parents-queries.ts';

/** Ends the link of a parent, confirmed or not: from the next call on they see nothing of the student, and ask for nothing. */
export async function endParentLink(
  { db }: Pick<Services, 'db'>,
  { actor, body: { studentId, linkId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  return unlessRefused(db, async (tx): Promise<Reply<typeof contract>> => {
    // As parents' acts do, which look again under this lock whether they are one.
    await lockAccounts(tx, [studentId]);
    if (!(await endLink(tx, { studentId, linkId }, { by: actor.userId, now }))) return notFound();
    await takeBackRequestsOfOthers(tx, studentId, now);
    const act = { act: 'end-parent-link', by: actor.userId, about: studentId, detail: { linkId } };
    await recordAct(tx, act, now);
    return { ended: true };
  });
}
