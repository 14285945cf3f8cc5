import { randomInt } from 'node:crypto';
import { generatePassword } from '#features/accounts/core/generate-password.ts';
import { PASSWORD_MIN } from '#features/accounts/core/password.ts';
import { type AccountServices, resetPassword, selectUsernames } from '#features/accounts/server/public.ts';
import { dueAt } from '#platform/deadline/server/deadline.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import {
  type renewPasswords as contract,
  NEW_PASSWORDS_A_DAY,
  type RenewedPassword,
} from '../contract/renew-passwords.ts';
import { isApprovedTeacherOf } from '../core/teacher-rights.ts';
import { selectDecidingClasses } from './deciding-classes-queries.ts';
import { mailNewPasswords } from './mail-teacher.ts';
import { oneListAtATime } from './one-list-at-a-time.ts';

/** Left of the time of a call when no further password is begun, in milliseconds: one takes far less. */
const RESERVE_MS = 3_000;

/** What became of a student. */
type Outcome = Pick<RenewedPassword, 'outcome' | 'message' | 'login'>;
type RenewCall = Call<typeof contract>;
type Wanted = RenewCall['body']['studentPasswords'][number];

/** Gives students passwords that are easy to copy from a board or a card. Who knew an old one is logged out. */
export async function renewPasswords(
  services: AccountServices,
  call: RenewCall,
): Promise<Reply<typeof contract>> {
  const { actor, body } = call;
  const busy = { students: body.studentPasswords.map(answerOf(() => NOT_YET)) };
  return oneListAtATime(actor.userId, busy, async () => {
    const students = await renewAll(services, call);
    const renewed = students.filter(({ outcome }) => outcome === 'renewed').length;
    if (body.sendEmail && renewed > 0) await mailNewPasswords(services, actor.userId, renewed, call.now);
    return { students };
  });
}

/** One after the other: each waits for its password among all who log in, so that a list never holds them up. */
async function renewAll(services: AccountServices, call: RenewCall): Promise<RenewedPassword[]> {
  const { actor, body, now } = call;
  const usernames = await selectRenewable(services, call);
  const allowance = `new passwords of students from ${actor.userId}`;
  const mayAll = await services.limits.takeMany(allowance, NEW_PASSWORDS_A_DAY, now, usernames.size);
  const students: RenewedPassword[] = [];
  for (const [index, wanted] of body.studentPasswords.entries()) {
    const username = usernames.get(wanted.studentId);
    const outcome =
      username === undefined
        ? NOT_YOURS
        : mayAll
          ? // oxlint-disable-next-line no-await-in-loop -- each waits for its turn
            await renewOne(services, call, { ...wanted, username })
          : ENOUGH_FOR_TODAY;
    students.push(answerOf(() => outcome)(wanted, index));
  }
  return students;
}

/** The usernames of those among the students whose password the teacher may renew: only an approved teacher of theirs may. */
async function selectRenewable(
  { db }: Pick<AccountServices, 'db'>,
  { actor: { userId }, body: { studentPasswords } }: RenewCall,
): Promise<ReadonlyMap<number, string>> {
  const ids = studentPasswords.map(({ studentId }) => studentId);
  const deciding = await selectDecidingClasses(db, userId, ids);
  const classesOf = Map.groupBy(deciding, (one) => one.student_id);
  return selectUsernames(
    db,
    ids.filter((id) => isApprovedTeacherOf(userId, classesOf.get(id) ?? [])),
  );
}

async function renewOne(
  services: Pick<AccountServices, 'db' | 'passwords'>,
  { actor, body: { mustChangePassword: mustChange }, address, now }: RenewCall,
  { studentId, username, password = generatePassword(randomInt) }: Wanted & { readonly username: string },
): Promise<Outcome> {
  if (performance.now() > (dueAt() ?? Number.POSITIVE_INFINITY) - RESERVE_MS) return NOT_YET;
  const minimum = PASSWORD_MIN.youngStudent;
  const renewed = { userId: studentId, username, password, minimum, mustChange, by: actor.userId, address };
  try {
    const fault = await resetPassword(services, renewed, now);
    return fault === null
      ? { outcome: 'renewed', message: 'This student has a new password.', login: { username, password } }
      : { outcome: 'refused', message: fault, login: null };
  } catch (error) {
    // Too many wait for their passwords.
    if (error instanceof Refusal) return NOT_YET;
    throw error;
  }
}

const without = (outcome: RenewedPassword['outcome'], message: string): Outcome => ({
  outcome,
  message,
  login: null,
});
const NOT_YET = without('not-yet', 'There was no time for this student. Please try again.');
/** The server tells no more than that it is no student of theirs (decision 34). */
const NOT_YOURS = without(
  'not-yours',
  'Only a teacher whom an administrator has approved can give a student a new password.',
);
const ENOUGH_FOR_TODAY = without(
  'enough-for-today',
  'You have given many new passwords today. Please go on tomorrow.',
);

const answerOf =
  (outcomeOf: () => Outcome) =>
  ({ studentId }: Wanted, index: number): RenewedPassword => ({ index, studentId, ...outcomeOf() });
