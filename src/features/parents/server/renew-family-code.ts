import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import { showReadableCode } from '#platform/wording/core/readable-code.ts';
import type { renewFamilyCode as contract } from '../contract/student-family.ts';
import { expiryFor, makeCodes } from './family-codes.ts';

/** Gives a student a code; the one from before works no more, and who was confirmed stays. */
export async function renewFamilyCode(
  services: Pick<Services, 'db' | 'randomInt'>,
  { actor, body: { studentId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const maker = { by: actor.userId, now };
  const expiresAt = await expiryFor(services, maker);
  const [made] = await makeCodes(services, [studentId], { ...maker, expiresAt }, async (_, locked) => locked);
  return made ? { familyCode: showReadableCode(made.code), expiresAt: expiresAt.toISOString() } : notFound();
}
