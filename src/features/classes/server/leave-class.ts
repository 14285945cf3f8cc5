import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db } from '#platform/db/server/database.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { leaveClass as contract } from '../contract/leave-class.ts';
import { selectClassesToLeave } from './classes-to-leave.ts';
import { endMembership } from './end-membership.ts';
import { keepOut } from './membership-queries.ts';

/**
 * Lets a student out of a class, archived or not, where `mayLeaveClass` says so. Whom the teacher has just taken out of one that is
 * not confirmed, the teacher does not bring back after this. Otherwise nothing changes where they are not in it.
 */
export async function leaveClass(
  { db }: Pick<Services, 'db'>,
  { actor, body: { classId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const found = (await selectClassesToLeave(db, actor.userId, now)).find(({ id }) => id === classId);
  if (found && !found.mayLeave) return refuse('only-by-teacher');
  const studentId = actor.userId;
  if (found) await endMembership(db, { studentId, classId, act: 'leave-class', by: studentId }, now);
  else await stayOut(db, { studentId, classId }, now);
  return { left: true };
}

const stayOut = (db: Db, of: { readonly studentId: number; readonly classId: number }, now: Date) =>
  db.transaction().execute(async (tx) => {
    const { studentId: about, classId } = of;
    if (await keepOut(tx, of))
      await recordAct(tx, { act: 'leave-class', by: about, about, detail: { classId } }, now);
  });
