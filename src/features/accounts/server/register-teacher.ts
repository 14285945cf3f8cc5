import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { registerTeacher as contract } from '../contract/endpoints.ts';
import { DEVICE_TOKEN } from '../contract/fields.ts';
import type { AccountServices } from './accounts.ts';
import { makeAccount } from './make-account.ts';
import { signIn } from './sign-in.ts';

/** A teacher signs up freely and is signed in at once. */
export async function registerTeacher(
  services: AccountServices,
  { body, headers, now, address }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const made = await makeAccount(
    services,
    {
      ...body,
      network: address,
      role: 'teacher',
      email: body.email ?? null,
      firstName: body.firstName ?? '',
      lastName: body.lastName ?? '',
      ref: body.ref ?? null,
      keysApprovedAt: services.approveTeachersAtOnce ? now : null,
    },
    now,
  );
  if (made instanceof Refusal) return made;
  const deviceToken = headers[DEVICE_TOKEN];
  return signIn(services, { userId: made.userId, role: 'teacher', deviceToken }, now);
}
