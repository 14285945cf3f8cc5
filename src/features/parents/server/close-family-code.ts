import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { closeFamilyCode as contract } from '../contract/student-family.ts';
import { deleteCode } from './family-codes-queries.ts';

/** Closes the code of a student; doing it again changes nothing. */
export async function closeFamilyCode(
  { db }: Pick<Services, 'db'>,
  { actor, body: { studentId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  await db.transaction().execute(async (tx) => {
    if (await deleteCode(tx, studentId))
      await recordAct(tx, { act: 'close-family-code', by: actor.userId, about: studentId }, now);
  });
  return { closed: true };
}
