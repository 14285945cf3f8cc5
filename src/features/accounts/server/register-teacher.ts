import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { registerTeacher as contract } from '../contract/endpoints.ts';
import { DEVICE_TOKEN } from '../contract/fields.ts';
import { type AccountAllowance, countAccount, refuseWhenUsedUp } from './account-allowance.ts';
import type { AccountServices } from './accounts.ts';
import { makeAccount } from './make-account.ts';
import { signIn } from './sign-in.ts';

/** Teachers who sign up from one address: a school of 2,000 students has about 130, who may all sign up on one morning. */
const TEACHERS: RateLimit = { calls: 200, seconds: 3600 };

/** A teacher signs up freely and is signed in at once. */
export async function registerTeacher(
  services: AccountServices,
  { body, headers, now, address }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const allowance: AccountAllowance = { kind: 'teachers', limit: TEACHERS, address };
  const usedUp = await refuseWhenUsedUp(services, allowance, now);
  if (usedUp) return usedUp;
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
    (tx) => countAccount(tx, allowance, now),
  );
  if (made instanceof Refusal) return made;
  const { [DEVICE_TOKEN]: deviceToken, 'user-agent': userAgent } = headers;
  return signIn(services, { userId: made.userId, role: 'teacher', deviceToken, userAgent }, now);
}
