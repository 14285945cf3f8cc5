import { nameIfNameless } from '#features/accounts/server/public.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { joinClass as contract } from '../contract/endpoints.ts';
import { joinByCode } from './add-to-class.ts';
import { toStudentClasses } from './class-views.ts';
import { selectClassesThatProtect } from './classes-queries.ts';
import { findClassByCode } from './find-class-by-code.ts';
import { isKeptOut } from './membership-queries.ts';

/** Joins a class by its code; doing it again changes nothing. A student without a name can give it on the way. */
export async function joinClass(
  services: Pick<Services, 'db' | 'limits' | 'counters'>,
  { actor, body, now, address }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const studentId = actor.userId;
  const found = await findClassByCode(services, { code: body.classCode, address, studentId, now });
  if (found instanceof Refusal) return found;
  const refused = await unlessRefused(services.db, async (tx) => {
    if (await isKeptOut(tx, studentId, found.id)) return refuse('taken-out');
    const added = await joinByCode(tx, { studentId, classId: found.id, code: found.code, address, now });
    if (added === null && body.firstName !== undefined)
      await nameIfNameless(tx, studentId, { firstName: body.firstName, lastName: body.lastName ?? '' });
    return added;
  });
  if (refused) return refused;
  const classes = toStudentClasses(await selectClassesThatProtect(services.db, studentId));
  return classes.find(({ id }) => id === found.id) ?? refuse('closed-code');
}
