import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import { showReadableCode } from '#platform/wording/core/readable-code.ts';
import type { makeFamilyCodes as contract } from '../contract/student-family.ts';
import { expiryFor, makeCodes } from './family-codes.ts';
import { selectMembersAmong, selectOpenCodes } from './family-codes-queries.ts';

/** The codes of students for their cards. Who is not in the class now gets none; one that works is not replaced, so that cards at home stay right. */
export async function makeFamilyCodes(
  services: Pick<Services, 'db' | 'randomInt'>,
  { actor, body: { classId, studentIds }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const maker = { by: actor.userId, now };
  const members = await selectMembersAmong(services.db, classId, studentIds);
  const expiresAt = await expiryFor(services, maker);
  const open = new Map<number, string>();
  const made = await makeCodes(services, members, { ...maker, expiresAt }, async (tx, locked) => {
    for (const { student_id, code } of await selectOpenCodes(tx, locked, now)) open.set(student_id, code);
    return locked.filter((studentId) => !open.has(studentId));
  });
  for (const { studentId, code } of made) open.set(studentId, code);
  const codes = [...open].map(([studentId, code]) => ({ studentId, familyCode: showReadableCode(code) }));
  return { codes };
}
