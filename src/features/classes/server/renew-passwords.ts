import { randomInt } from 'node:crypto';
import { generatePassword } from '#features/accounts/core/generate-password.ts';
import { PASSWORD_MIN } from '#features/accounts/core/password.ts';
import {
  type AccountServices,
  resetPassword,
  schoolNamesOf,
  selectUsernames,
} from '#features/accounts/server/public.ts';
import { DeadlinePassed, dueAt, within } from '#platform/deadline/server/deadline.ts';
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

/** Left of the time of a call to tell the teacher what was done, in milliseconds. */
const RESERVE_MS = 1_500;
/** Longest that one password may take where no caller waits, in milliseconds. */
const LONGEST_MS = 10_000;

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
  const busy = { students: body.studentPasswords.map(answerOf(NOT_YET)) };
  return oneListAtATime(actor.userId, busy, async () => {
    const students = await renewAll(services, call);
    const renewed = students.filter(({ outcome }) => outcome === 'renewed').length;
    // The passwords are told whatever becomes of the mail.
    if (body.sendEmail && renewed > 0)
      await mailNewPasswords(services, actor.userId, renewed, call.now).catch((error: unknown) =>
        services.log.error({ err: error }, 'a teacher was not told of new passwords by mail'),
      );
    return { students };
  });
}

/**
 * One after the other: each waits for its password among all who log in, so that a list never holds them up. What is done is always told: a
 * password that comes too late, or fails, is the last one of the list, and the rest can be sent again.
 */
async function renewAll(services: AccountServices, call: RenewCall): Promise<RenewedPassword[]> {
  const { actor, body, now } = call;
  const usernames = await selectRenewable(services, call);
  const allowance = `new passwords of students from ${actor.userId}`;
  const left = await services.limits.left(allowance, NEW_PASSWORDS_A_DAY, now);
  const wanted = Math.min(left, usernames.size);
  const allowed = (await services.limits.takeMany(allowance, NEW_PASSWORDS_A_DAY, now, wanted)) ? wanted : 0;
  const students: RenewedPassword[] = [];
  let renewed = 0;
  let isOver = false;
  for (const [index, one] of body.studentPasswords.entries()) {
    const username = usernames.get(one.studentId);
    let outcome = username === undefined ? NOT_YOURS : renewed < allowed ? NOT_YET : ENOUGH_FOR_TODAY;
    if (username !== undefined && renewed < allowed && !isOver) {
      // oxlint-disable-next-line no-await-in-loop -- each waits for its turn
      outcome = await renewInTime(services, call, { ...one, username });
      isOver = outcome === NOT_YET;
    }
    if (outcome.outcome === 'renewed') renewed++;
    students.push(answerOf(outcome)(one, index));
  }
  await services.limits.giveBackMany(allowance, NEW_PASSWORDS_A_DAY, now, allowed - renewed);
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

interface Renewing extends Wanted {
  readonly username: string;
}

/** Renews a password while there is time to tell it; what is too late by then changes nothing any more. */
async function renewInTime(services: AccountServices, call: RenewCall, student: Renewing): Promise<Outcome> {
  const left = (dueAt() ?? Number.POSITIVE_INFINITY) - RESERVE_MS - performance.now();
  if (left <= 0) return NOT_YET;
  try {
    return await within(Math.min(left, LONGEST_MS), () => renewOne(services, call, student));
  } catch (error) {
    // Too many wait for their passwords, or the time is up: others of the list may be done already.
    if (!(error instanceof Refusal || error instanceof DeadlinePassed))
      services.log.error({ err: error, studentId: student.studentId }, 'a password was not renewed');
    return NOT_YET;
  }
}

async function renewOne(
  services: AccountServices,
  { actor, body, address, now }: RenewCall,
  { studentId, username, password: chosen }: Renewing,
): Promise<Outcome> {
  const password = chosen ?? generatePassword(randomInt);
  const fault = await resetPassword(
    services,
    {
      userId: studentId,
      username,
      password,
      minimum: PASSWORD_MIN.youngStudent,
      mustChange: body.mustChangePassword,
      by: actor.userId,
      address,
      // One that we made has none of them.
      knownNames: chosen === undefined ? [] : await knownNamesOf(services, studentId),
    },
    now,
  );
  return fault === null
    ? { outcome: 'renewed', message: 'This student has a new password.', login: { username, password } }
    : without('refused', fault);
}

const knownNamesOf = async (services: AccountServices, studentId: number): Promise<readonly string[]> => [
  ...schoolNamesOf(services),
  ...(await services.namesAround(services.db, studentId)),
];

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
  (outcome: Outcome) =>
  ({ studentId }: Wanted, index: number): RenewedPassword => ({ index, studentId, ...outcome });
