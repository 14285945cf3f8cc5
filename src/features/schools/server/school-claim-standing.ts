import type { Relation } from '#platform/endpoint/contract/access.ts';
import type { Resolver } from '#platform/endpoint/server/standing.ts';
import { type ClaimRow, selectClaim } from './claims-queries.ts';

declare module '#platform/endpoint/server/standing.ts' {
  interface ObjectRows {
    'school-claim': ClaimRow;
  }
}

/**
 * What a teacher says of where they teach is named by the teacher's number, and answered by admins and by colleagues there. Nobody
 * answers their own, and a colleague nothing that is confirmed already.
 */
export const schoolClaimStanding: Resolver<'school-claim'> = async (
  { db },
  actor,
  id,
  read = () => selectClaim(db, { teacherId: id, viewerId: actor.userId }),
) => {
  const object = await read();
  if (!object) return null;
  if (actor.role === 'admin') return { relations: ['admin'], object };
  const relations: Relation[] =
    object.is_colleague && object.confirmed_at === null && actor.userId !== id ? ['colleague'] : [];
  return { relations, object };
};
