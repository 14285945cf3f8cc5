import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { removeFromUnconfirmedClass as contract } from '../contract/leave-class.ts';
import { isConfirmed } from '../core/class-that-counts.ts';
import { selectArchivedThatCount } from './archive-queries.ts';
import { endMembership } from './end-membership.ts';

/** Takes a student of an approved teacher out of a class that is not confirmed, archived or not; doing it again changes nothing. */
export async function removeFromUnconfirmedClass(
  { db }: Pick<Services, 'db'>,
  { actor, body: { studentId, classId }, object, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const isMeant = ({ id }: { readonly id: number }) => id === classId;
  const found = object?.classes.find(isMeant) ?? (await selectArchivedThatCount(db, studentId)).find(isMeant);
  if (found && isConfirmed(found)) return refuse('confirmed-class');
  if (found) {
    const act = 'remove-from-unconfirmed-class';
    await endMembership(db, { studentId, classId, act, by: actor.userId }, now);
  }
  return { removed: true };
}
