import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { joinClass as contract } from '../contract/endpoints.ts';
import { toStudentClass } from './class-views.ts';
import { selectClassByCode, selectClassesOfStudent, upsertMembership } from './classes-queries.ts';

/** Wrong class codes from one address; a school mistypes some, a search of the codes needs billions. */
const WRONG_CODES: RateLimit = { calls: 300, seconds: 3600 };

/** The class that a code opens, or a refusal; wrong codes are counted per address. */
export async function findClassByCode(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  code: string,
  { address, now }: { address: string; now: Date },
) {
  const bucket = `class code from ${address}`;
  const tooMany = () => refuse('too-many-requests', { retryAfter: WRONG_CODES.seconds });
  if (!(await limits.hasLeft(bucket, WRONG_CODES, now))) return tooMany();
  const classId = await selectClassByCode(db, code, now);
  if (classId !== undefined) return classId;
  // Of codes at the same moment no more are told wrong than are left.
  if (!(await limits.take(bucket, WRONG_CODES, now))) return tooMany();
  return refuse('closed-code', {
    errors: [
      {
        path: 'classCode',
        code: 'closed-code',
        message: 'This class code is not open. Please check it with your teacher.',
      },
    ],
  });
}

/** Joins a class by its code; doing it again changes nothing. */
export async function joinClass(
  services: Pick<Services, 'db' | 'limits'>,
  { actor, body, now, address }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const classId = await findClassByCode(services, body.classCode, { address, now });
  if (typeof classId !== 'number') return classId;
  await upsertMembership(services.db, actor.userId, classId, now);
  const joined = (await selectClassesOfStudent(services.db, actor.userId)).find((row) => row.id === classId);
  return joined ? toStudentClass(joined) : refuse('closed-code');
}
