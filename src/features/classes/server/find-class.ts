import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { findClass as contract } from '../contract/class-code.ts';
import { findClassByCode } from './find-class-by-code.ts';

/** Whose class a code opens: a child sees before the long form whether the code is the right one. */
export async function findClass(
  services: Pick<Services, 'db' | 'limits' | 'counters'>,
  { body, address, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const found = await findClassByCode(services, { code: body.classCode, address, studentId: null, now });
  if (found instanceof Refusal) return found;
  const { name, teacherName } = found;
  return { name, teacherName };
}
