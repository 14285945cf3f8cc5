import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { restoreClass as contract } from '../contract/archive.ts';
import { MAX_CLASSES_OF_TEACHER } from '../core/class-limits.ts';
import { setArchived } from './archive-queries.ts';
import { lockClassesOfTeacher } from './classes-queries.ts';
import { readClass } from './get-class.ts';

/** Brings an archived class of the teacher back; one that is open stays as it is. */
export async function restoreClass(
  { db }: Pick<Services, 'db'>,
  { actor, body: { classId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const refused = await unlessRefused(db, async (tx) => {
    const classes = await lockClassesOfTeacher(tx, actor.userId);
    if (!(await setArchived(tx, classId, null))) return null;
    await recordAct(tx, { act: 'restore-class', by: actor.userId, detail: { classId } }, now);
    return classes >= MAX_CLASSES_OF_TEACHER ? refuse('enough-classes') : null;
  });
  return refused ?? readClass(db, { classId, viewerId: actor.userId }, now);
}
