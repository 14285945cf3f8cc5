import { DEVICE_TOKEN } from '#features/accounts/contract/fields.ts';
import { birthOf } from '#features/accounts/core/birth-month.ts';
import {
  type AccountAllowance,
  type AccountServices,
  countAccount,
  makeAccount,
  refuseForm,
  refuseWhenUsedUp,
  signIn,
} from '#features/accounts/server/public.ts';
import {
  findClassByCode,
  joinByCode,
  refuseWhenFull,
  refuseWhileBusy,
} from '#features/classes/server/public.ts';
import { isUnderThirteen } from '#features/privacy/core/under-thirteen.ts';
import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { civilDate } from '#platform/time/core/time-zone.ts';
import type { registerStudent as contract } from '../contract/endpoints.ts';

/** Accounts made from one address with a class code and without: a school may stand behind it (product: "People"). */
const WITH_CODE: RateLimit = { calls: 3000, seconds: 3600 };
const WITHOUT_CODE: RateLimit = { calls: 600, seconds: 3600 };

/** A student signs up, joins the class of the code, and is signed in at once. A parent does so on the same path, and joins no class. */
export async function registerStudent(
  services: AccountServices,
  { body, headers, now, address }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { classCode: codeOfForm, ...rest } = body;
  // A parent is in no class, whatever the form has: a teacher of one could give the account a new password (decision 77).
  const classCode = rest.registerAs === 'parent' ? undefined : codeOfForm;
  const form = {
    ...rest,
    ...STUDENT,
    email: emailToKeep(body, now),
    network: address,
    firstName: rest.firstName ?? '',
    lastName: rest.lastName ?? '',
    ref: rest.ref ?? null,
  };
  // Before the code is looked at: a form that is refused tells nothing about a code.
  const refused = classCode === undefined ? null : await refuseForm(services, form, now);
  if (refused) return refused;
  const use = classCode === undefined ? null : await findOpenClass(services, classCode, address, now);
  if (use instanceof Refusal) return use;
  // Counted apart: who has no code shuts out nobody who has one.
  const allowance: AccountAllowance = use
    ? { kind: 'students with a code', limit: WITH_CODE, address }
    : { kind: 'students', limit: WITHOUT_CODE, address };
  const usedUp = await refuseWhenUsedUp(services, allowance, now);
  if (usedUp) return usedUp;

  const made = await makeAccount(
    services,
    { ...form, knownNames: use?.knownNames ?? [] },
    now,
    async (tx, studentId) =>
      (use && (await joinByCode(tx, { ...use, studentId, now }))) ?? countAccount(tx, allowance, now),
  );
  if (made instanceof Refusal) return made;
  const { [DEVICE_TOKEN]: deviceToken, 'user-agent': userAgent } = headers;
  return signIn(services, { userId: made.userId, role: 'student', deviceToken, userAgent }, now);
}

const STUDENT = { role: 'student', keysApprovedAt: null } as const;

/** A student has no address here, nor has a parent whose birth date is a child's (decision 121). */
function emailToKeep({ registerAs, email = '', birthDate }: Call<typeof contract>['body'], now: Date) {
  if (registerAs !== 'parent' || email === '') return null;
  const facts = {
    role: 'student',
    isParent: true,
    birth: birthDate === undefined ? null : birthOf(birthDate),
    inBelowThirteenClass: false,
    endsInSuffix: false,
  } as const;
  return isUnderThirteen(facts, civilDate(now.getTime(), 'UTC')) ? null : email;
}

/** The class of the code, while it takes students: one that is full or busy is told before a password is hashed. */
async function findOpenClass(services: AccountServices, code: string, address: string, now: Date) {
  const found = await findClassByCode(services, { code, address, studentId: null, now });
  if (found instanceof Refusal) return found;
  // Anyone may call a class what they like: only the name of a confirmed one is kept from being a password.
  const knownNames = found.confirmed ? [found.name] : [];
  const use = { classId: found.id, code: found.code, knownNames, address };
  const refused =
    (await refuseWhenFull(services.db, found.id)) ?? (await refuseWhileBusy(services.db, use, now));
  return refused ?? use;
}
