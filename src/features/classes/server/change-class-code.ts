import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type * as contract from '../contract/class-members.ts';
import { selectClassOfTeacher } from './classes-queries.ts';
import { closeClassCode } from './close-class-code.ts';
import { readClass } from './get-class.ts';
import { renewClassCode } from './renew-class-code.ts';

/** The teacher of a class gives it a new code. */
export async function renewCodeOfClass(
  services: Pick<Services, 'db' | 'randomInt'>,
  { actor, body: { classId }, now }: Call<typeof contract.renewClassCode>,
): Promise<Reply<typeof contract.renewClassCode>> {
  const own = await selectClassOfTeacher(services.db, actor.userId, classId);
  if (!own) return notFound();
  await renewClassCode(services, { classId, timezone: own.timezone, by: actor.userId }, now);
  return readClass(services.db, actor.userId, classId);
}

/** The teacher of a class closes its code. */
export async function closeCodeOfClass(
  { db }: Pick<Services, 'db'>,
  { actor, body: { classId }, now }: Call<typeof contract.closeClassCode>,
): Promise<Reply<typeof contract.closeClassCode>> {
  if (!(await selectClassOfTeacher(db, actor.userId, classId))) return notFound();
  await closeClassCode(db, { classId, by: actor.userId }, now);
  return readClass(db, actor.userId, classId);
}
