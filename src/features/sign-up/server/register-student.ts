import { type AccountServices, makeAccount, signIn } from '#features/accounts/server/public.ts';
import { findClassByCode, upsertMembership } from '#features/classes/server/public.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { registerStudent as contract } from '../contract/endpoints.ts';

/** A student (or a parent, on the student's path) signs up, joins the class of the code, and is signed in at once. */
export async function registerStudent(
  services: AccountServices,
  { body, now, address }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { classCode, ...form } = body;
  const classId =
    classCode === undefined ? null : await findClassByCode(services, classCode, { address, now });
  if (classId instanceof Refusal) return classId;

  const made = await makeAccount(
    services,
    {
      ...form,
      role: 'student',
      email: null,
      firstName: form.firstName ?? '',
      lastName: form.lastName ?? '',
      ref: form.ref ?? null,
      keysApprovedAt: null,
    },
    now,
    async (tx, userId) => {
      if (classId !== null) await upsertMembership(tx, userId, classId, now);
    },
  );
  if (made instanceof Refusal) return made;
  return signIn(services, { userId: made.userId, role: 'student' }, now);
}
