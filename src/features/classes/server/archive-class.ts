import { deleteSessionsByBadgesIn } from '#features/accounts/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { archiveClass as contract } from '../contract/archive.ts';
import { setArchived } from './archive-queries.ts';

/** Archives a class of the teacher; doing it again changes nothing. No membership ends and no work is touched; what its badges opened ends. */
export async function archiveClass(
  { db }: Pick<Services, 'db'>,
  { actor, params: { id: classId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  await db.transaction().execute(async (tx) => {
    if (!(await setArchived(tx, classId, now))) return;
    await deleteSessionsByBadgesIn(tx, [classId]);
    await recordAct(tx, { act: 'archive-class', by: actor.userId, detail: { classId } }, now);
  });
  return { archived: true };
}
