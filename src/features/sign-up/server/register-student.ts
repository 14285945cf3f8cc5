import { DEVICE_TOKEN } from '#features/accounts/contract/fields.ts';
import { type AccountServices, makeAccount, signIn } from '#features/accounts/server/public.ts';
import { findClassByCode, joinByCode, refuseWhileBusy } from '#features/classes/server/public.ts';
import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import type { registerStudent as contract } from '../contract/endpoints.ts';

/** Accounts made from one address with a class code and without: a school may stand behind it (product: "People"). */
const WITH_CODE: RateLimit = { calls: 3000, seconds: 3600 };
const WITHOUT_CODE: RateLimit = { calls: 600, seconds: 3600 };

/** A student (or a parent, on the student's path) signs up, joins the class of the code, and is signed in at once. */
export async function registerStudent(
  services: AccountServices,
  { body, headers, now, address }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { classCode, ...form } = body;
  const found =
    classCode === undefined
      ? null
      : await findClassByCode(services, { code: classCode, address, studentId: null, now });
  if (found instanceof Refusal) return found;
  const use = found && { classId: found.id, code: found.code, address };
  // Before anything is counted or hashed: a class that is busy must not use up what its school may register.
  const busy = use && (await refuseWhileBusy(services.db, use, now));
  if (busy) return busy;
  // Counted apart: who has no code shuts out nobody who has one.
  const [bucket, limit] = found
    ? [`students with a code from ${address}`, WITH_CODE]
    : [`students from ${address}`, WITHOUT_CODE];
  if (!(await services.limits.take(bucket, limit, now))) {
    services.counters.refusedByLimit('registerStudent');
    return refuse('too-many-accounts', { retryAfter: secondsLeft(limit, now) });
  }

  const made = await makeAccount(
    services,
    {
      ...form,
      network: address,
      role: 'student',
      email: null,
      firstName: form.firstName ?? '',
      lastName: form.lastName ?? '',
      ref: form.ref ?? null,
      keysApprovedAt: null,
      knownNames: found ? [found.name] : [],
    },
    now,
    async (tx, studentId) => use && joinByCode(tx, { ...use, studentId, now }),
  );
  if (made instanceof Refusal) return made;
  const deviceToken = headers[DEVICE_TOKEN];
  return signIn(services, { userId: made.userId, role: 'student', deviceToken }, now);
}
