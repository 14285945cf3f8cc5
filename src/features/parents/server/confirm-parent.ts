import { nameOf } from '#features/accounts/core/student-name.ts';
import { lockAccounts } from '#features/accounts/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { notFound, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { confirmParent as contract } from '../contract/student-family.ts';
import { MOST_PARENTS } from '../core/link-limits.ts';
import { confirmLink, countLinks, selectOpenLink } from './parents-queries.ts';

/** Says that somebody who has used the code is a parent of the student, as the teacher saw them (decision 77); doing it again changes nothing. */
export async function confirmParent(
  { db }: Pick<Services, 'db'>,
  { actor, body: { studentId, linkId, seen }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  return unlessRefused(db, async (tx): Promise<Reply<typeof contract>> => {
    const asked = await selectOpenLink(tx, { studentId, linkId });
    if (!asked) return notFound();
    await lockAccounts(tx, [studentId, asked.parent_id]);
    const link = await selectOpenLink(tx, { studentId, linkId });
    if (!link) return notFound();
    if (link.confirmed_at !== null) return { confirmed: true };
    const { first_name: firstName, last_name: lastName, username } = link;
    if (nameOf({ firstName, lastName, username }) !== seen.name) return refuse('account-changed');
    if ((await countLinks(tx, studentId)).confirmed >= MOST_PARENTS) return refuse('enough-parents');
    await confirmLink(tx, { studentId, linkId }, { by: actor.userId, now });
    const act = { act: 'confirm-parent', by: actor.userId, about: studentId, detail: { linkId } };
    await recordAct(tx, act, now);
    return { confirmed: true };
  });
}
