import {
  logOutEverywhere,
  selectAccount,
  unlockLogin,
  whereShutForNewDevices,
} from '#features/accounts/server/public.ts';
import { isLockOfWithdrawal } from '#features/parents/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import type { Services } from '#platform/services/server/services.ts';
import type * as contract from '../contract/student-login.ts';
import { isApprovedTeacherOf } from '../core/teacher-rights.ts';

/** Each unlocking allows another 69 guesses, so that a teacher's account must not allow any number. */
const UNLOCKS: RateLimit = { calls: 10, seconds: 86_400 };
/**
 * The same for all teachers together whom no admin has approved yet: anyone can register as one, and who guesses at an account
 * of their class must not unlock it again and again.
 */
const UNLOCKS_UNTIL_APPROVED: RateLimit = { calls: 1, seconds: 86_400 };
const ONCE_A_DAY =
  'You already unlocked this login today. Until your account is approved, you can do that once a day for each student.';

/** Whether a student's account is locked, and where wrong passwords shut it for new devices: the login itself tells nobody (decision 119). */
export async function readStudentLogin(
  { db }: Pick<Services, 'db'>,
  { actor, params, object, now }: Call<typeof contract.getStudentLogin>,
): Promise<Reply<typeof contract.getStudentLogin>> {
  return {
    shutForNewDevices: await whereShutForNewDevices(db, params.id, now),
    lockedBy: await whoLocked(db, params.id, isApprovedTeacherOf(actor.userId, object?.classes ?? [])),
  };
}

/** Who locked an account: a withdrawal of consent locks at its own moment, everything else is an administrator. */
async function whoLocked(db: Db, studentId: number, isToldWho: boolean): Promise<contract.LockedBy | null> {
  const lockedAt = (await selectAccount(db, studentId))?.locked_at ?? null;
  if (lockedAt === null) return null;
  if (!isToldWho) return 'not-told';
  return (await isLockOfWithdrawal(db, studentId, lockedAt)) ? 'family' : 'administrator';
}

/** Lets a student log in on any device again. Where nothing is shut, nothing is changed and nothing counted. */
export async function unlockStudentLogin(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { actor, body: { studentId }, object, now }: Call<typeof contract.unlockStudentLogin>,
): Promise<Reply<typeof contract.unlockStudentLogin>> {
  if ((await whereShutForNewDevices(db, studentId, now)) === 'nowhere') return { unlocked: true };
  const isApproved = isApprovedTeacherOf(actor.userId, object?.classes ?? []);
  const by = isApproved ? String(actor.userId) : 'teachers who are not approved';
  const limit = isApproved ? UNLOCKS : UNLOCKS_UNTIL_APPROVED;
  if (!(await limits.take(`unlock of ${studentId} by ${by}`, limit, now)))
    return refuse('enough-for-today', {
      retryAfter: secondsLeft(limit, now),
      ...(!isApproved && { detail: ONCE_A_DAY }),
    });
  await unlockLogin(db, { userId: studentId, by: actor.userId }, now);
  return { unlocked: true };
}

/** Logs a student out on every device, as after a device was lost. */
export async function logOutStudent(
  { db }: Pick<Services, 'db'>,
  { actor, body: { studentId }, now }: Call<typeof contract.logOutStudent>,
): Promise<Reply<typeof contract.logOutStudent>> {
  await logOutEverywhere(db, { userId: studentId, by: actor.userId }, now);
  return { loggedOut: true };
}
