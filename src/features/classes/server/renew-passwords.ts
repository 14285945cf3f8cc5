import { randomInt } from 'node:crypto';
import { generatePassword } from '#features/accounts/core/generate-password.ts';
import { PASSWORD_MIN } from '#features/accounts/core/password.ts';
import {
  type AccountServices,
  hashNewPassword,
  lockAccounts,
  schoolNamesOf,
  selectUsernamesOfStudents,
  setNewPassword,
} from '#features/accounts/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
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

/** Left of the time of a call to set the passwords and to tell them, in milliseconds. */
const RESERVE_MS = 2_500;
/** Longest that one password may take where no caller waits, in milliseconds. */
const LONGEST_MS = 10_000;

/** What became of a student. */
type Outcome = Pick<RenewedPassword, 'outcome' | 'message' | 'login'>;
type RenewCall = Call<typeof contract>;
type Wanted = RenewCall['body']['studentPasswords'][number];

/** A password that can be set now. */
interface Hashed {
  readonly userId: number;
  readonly username: string;
  readonly password: string;
  readonly passwordHash: string;
}

/**
 * Gives students passwords that are easy to copy from a board or a card. Who knew an old one is logged out. All that takes long comes before
 * anything is changed, and then all is changed at once: an old password is never over without its teacher knowing the new one.
 */
export async function renewPasswords(
  services: AccountServices,
  call: RenewCall,
): Promise<Reply<typeof contract>> {
  const { actor, body } = call;
  const answers = (outcomeOf: (wanted: Wanted) => Outcome) => ({
    students: body.studentPasswords.map((wanted, index) => ({
      index,
      studentId: wanted.studentId,
      ...outcomeOf(wanted),
    })),
  });
  return oneListAtATime(
    actor.userId,
    answers(() => NOT_YET),
    async () => {
      const { hashed, others } = await hashAll(services, call);
      const renewed = await setAll(services, call, hashed);
      return answers(({ studentId }) => renewed.get(studentId) ?? others.get(studentId) ?? NOT_YOURS);
    },
  );
}

/** One after the other: each waits for its password among all who log in, so that a list never holds them up. */
async function hashAll(
  services: AccountServices,
  call: RenewCall,
): Promise<{ readonly hashed: readonly Hashed[]; readonly others: ReadonlyMap<number, Outcome> }> {
  const { actor, body, now } = call;
  const ids = body.studentPasswords.map(({ studentId }) => studentId);
  const usernames = await selectUsernamesOfStudents(
    services.db,
    await selectRenewable(services.db, actor.userId, ids),
  );
  const allowance = `new passwords of students from ${actor.userId}`;
  const left = await services.limits.left(allowance, NEW_PASSWORDS_A_DAY, now);
  const wanted = Math.min(left, usernames.size);
  const allowed = (await services.limits.takeMany(allowance, NEW_PASSWORDS_A_DAY, now, wanted)) ? wanted : 0;
  const hashed: Hashed[] = [];
  const others = new Map<number, Outcome>();
  let isOver = false;
  for (const { studentId, password } of body.studentPasswords) {
    const username = usernames.get(studentId);
    if (username === undefined) continue;
    if (hashed.length >= allowed) others.set(studentId, ENOUGH_FOR_TODAY);
    else if (isOver) others.set(studentId, NOT_YET);
    else {
      const student = { studentId, username, ...(password !== undefined && { password }) };
      // oxlint-disable-next-line no-await-in-loop -- each waits for its turn
      const found = await hashInTime(services, call, student);
      if ('passwordHash' in found) hashed.push(found);
      else others.set(studentId, found);
      isOver = found === NO_TIME;
    }
  }
  if (allowed > hashed.length)
    await services.limits.giveBackMany(allowance, NEW_PASSWORDS_A_DAY, now, allowed - hashed.length);
  return { hashed, others };
}

/** Those among the students whose password the teacher may renew: only an approved teacher of theirs may. */
async function selectRenewable(db: Db, teacherId: number, ids: readonly number[]): Promise<number[]> {
  const deciding = await selectDecidingClasses(db, teacherId, ids);
  const classesOf = Map.groupBy(deciding, (one) => one.student_id);
  return ids.filter((id) => isApprovedTeacherOf(teacherId, classesOf.get(id) ?? []));
}

interface Renewing extends Wanted {
  readonly username: string;
}

/** Hashes a password while there is time to set it and to tell it. */
async function hashInTime(
  services: AccountServices,
  call: RenewCall,
  student: Renewing,
): Promise<Hashed | Outcome> {
  const left = timeLeft();
  if (left <= 0) return NO_TIME;
  try {
    return await within(Math.min(left, LONGEST_MS), () => hashOne(services, call, student));
  } catch (error) {
    // Too many wait for their passwords, or the time is up.
    if (error instanceof Refusal || error instanceof DeadlinePassed) return NO_TIME;
    services.log.error({ err: error, studentId: student.studentId }, 'a password was not hashed');
    return NOT_YET;
  }
}

const timeLeft = (): number => (dueAt() ?? Number.POSITIVE_INFINITY) - RESERVE_MS - performance.now();

async function hashOne(
  services: AccountServices,
  { actor, body, address }: RenewCall,
  { studentId: userId, username, password: chosen }: Renewing,
): Promise<Hashed | Outcome> {
  const password = chosen ?? generatePassword(randomInt);
  const found = await hashNewPassword(services.passwords, {
    userId,
    username,
    password,
    minimum: PASSWORD_MIN.youngStudent,
    mustChange: body.mustChangePassword,
    by: actor.userId,
    address,
    // One that we made has none of them.
    knownNames: chosen === undefined ? [] : await knownNamesOf(services, userId),
  });
  return 'fault' in found ? without('refused', found.fault) : { userId, username, password, ...found };
}

const knownNamesOf = async (services: AccountServices, studentId: number): Promise<readonly string[]> => [
  ...schoolNamesOf(services),
  ...(await services.namesAround(services.db, studentId)),
];

/** Sets all of them or none. Meanwhile a student may have gone, or the teacher be theirs no more: that is looked at once more. */
async function setAll(
  { db, mailing }: AccountServices,
  { actor: { userId: by }, body: { mustChangePassword: mustChange, sendEmail }, now }: RenewCall,
  hashed: readonly Hashed[],
): Promise<ReadonlyMap<number, Outcome>> {
  if (hashed.length === 0) return new Map();
  return db.transaction().execute(async (tx) => {
    const there = await lockAccounts(
      tx,
      hashed.map(({ userId }) => userId),
    );
    const theirs = new Set(await selectRenewable(tx, by, there));
    const renewed = hashed.filter(({ userId }) => theirs.has(userId));
    // oxlint-disable-next-line no-await-in-loop -- on one connection
    for (const { userId, username, passwordHash } of renewed)
      await setNewPassword(tx, { userId, username, passwordHash, mustChange, by }, now);
    if (sendEmail && renewed.length > 0)
      await mailNewPasswords(tx, mailing, { teacherId: by, students: renewed.length }, now);
    return new Map(renewed.map(({ userId, username, password }) => [userId, done({ username, password })]));
  });
}

const done = (login: NonNullable<Outcome['login']>): Outcome => ({
  outcome: 'renewed',
  message: 'This student has a new password.',
  login,
});
const without = (outcome: RenewedPassword['outcome'], message: string): Outcome => ({
  outcome,
  message,
  login: null,
});
const NOT_YET = without('not-yet', 'There was no time for this student. Please try again.');
/** The same, and there is none for those who follow either. */
const NO_TIME: Outcome = { ...NOT_YET };
/** The server tells no more than that it is no student of theirs (decision 34). */
const NOT_YOURS = without(
  'not-yours',
  'Only a teacher whom an administrator has approved can give a student a new password.',
);
const ENOUGH_FOR_TODAY = without(
  'enough-for-today',
  'You have given many new passwords today. Please go on tomorrow.',
);
