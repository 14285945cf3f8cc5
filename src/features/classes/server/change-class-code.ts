import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type * as contract from '../contract/class-members.ts';
import { closeClassCode } from './close-class-code.ts';
import { readClass } from './get-class.ts';
import { renewClassCode } from './renew-class-code.ts';

/** A teacher of a class gives it a new code. */
export async function renewCodeOfClass(
  services: Pick<Services, 'db' | 'randomInt'>,
  { actor, object: { id: classId, timezone }, now }: Call<typeof contract.renewClassCode>,
): Promise<Reply<typeof contract.renewClassCode>> {
  await renewClassCode(services, { classId, timezone, by: actor.userId }, now);
  return readClass(services.db, { classId, viewerId: actor.userId }, now);
}

/** A teacher of a class closes its code. */
export async function closeCodeOfClass(
  { db }: Pick<Services, 'db'>,
  { actor, object: { id: classId }, now }: Call<typeof contract.closeClassCode>,
): Promise<Reply<typeof contract.closeClassCode>> {
  await closeClassCode(db, { classId, by: actor.userId }, now);
  return readClass(db, { classId, viewerId: actor.userId }, now);
}
