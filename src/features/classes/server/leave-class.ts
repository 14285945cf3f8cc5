import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { leaveClass as contract } from '../contract/leave-class.ts';
import { selectClassesToLeave } from './classes-to-leave.ts';
import { endMembership } from './end-membership.ts';

/** Lets a student out of a class, archived or not, where `mayLeaveClass` says so; where they are not in it, nothing changes. */
export async function leaveClass(
  { db }: Pick<Services, 'db'>,
  { actor, body: { classId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const found = (await selectClassesToLeave(db, actor.userId, now)).find(({ id }) => id === classId);
  if (found && !found.mayLeave) return refuse('only-by-teacher');
  if (found)
    await endMembership(db, { studentId: actor.userId, classId, act: 'leave-class', by: actor.userId }, now);
  return { left: true };
}
