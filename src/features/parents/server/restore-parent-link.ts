import { lockAccounts } from '#features/accounts/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { notFound, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import type { restoreParentLink as contract } from '../contract/student-family.ts';
import { DAYS_TO_UNDO_END, MOST_PARENTS } from '../core/link-limits.ts';
import { reopenRequests } from './erasures-queries.ts';
import { countLinks, openLinkAgain, selectEndedLink } from './parents-queries.ts';

/** Undoes the end of a link: it is as it was, confirmed or waiting, with what the parent had asked for. What the parent or an admin ended is not undone by a teacher. */
export async function restoreParentLink(
  { db }: Pick<Services, 'db'>,
  { actor, body: { studentId, linkId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const since = new Date(now.getTime() - DAYS_TO_UNDO_END * MS_PER_DAY);
  return unlessRefused(db, async (tx): Promise<Reply<typeof contract>> => {
    await lockAccounts(tx, [studentId]);
    const link = await selectEndedLink(tx, { studentId, linkId }, since);
    if (!link) return notFound();
    if (link.confirmed_at !== null && (await countLinks(tx, studentId)).confirmed >= MOST_PARENTS)
      return refuse('enough-parents');
    await openLinkAgain(tx, { studentId, linkId });
    if (link.ended_at) await reopenRequests(tx, studentId, link.ended_at);
    const act = { act: 'restore-parent-link', by: actor.userId, about: studentId, detail: { linkId } };
    await recordAct(tx, act, now);
    return { restored: true };
  });
}
