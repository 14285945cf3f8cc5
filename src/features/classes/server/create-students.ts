import { setImmediate as letOthersRun } from 'node:timers/promises';
import { PASSWORD_MIN } from '#features/accounts/core/password.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { type AccountServices, makeAccount, refuseForm } from '#features/accounts/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { dueAt } from '#platform/deadline/server/deadline.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import {
  type createStudents as contract,
  type NewStudentAnswer,
  type NewStudentFault,
  ROWS_OF_APPROVED,
  ROWS_UNTIL_APPROVED,
  STUDENTS_OF_APPROVED,
  STUDENTS_UNTIL_APPROVED,
} from '../contract/create-students.ts';
import { namesOfClass, type SameStudent } from '../core/same-student.ts';
import { isApprovedTeacherOf } from '../core/teacher-rights.ts';
import { addToClass } from './add-to-class.ts';
import { teachersOf } from './class-standing.ts';
import { judgeNewStudent, type TidyStudent, tidyNewStudent } from './judge-new-student.ts';
import { mailCreatedStudents } from './mail-teacher.ts';
import {
  selectNamesOfClass,
  selectUnusedStudents,
  setUnusedPassword,
  type UnusedStudent,
} from './new-students-queries.ts';
import { oneListAtATime } from './one-list-at-a-time.ts';

/** Left of the time of a call when no further row is begun, in milliseconds: a row takes far less. */
const RESERVE_MS = 3_000;

/** What became of a row. */
type Outcome = Omit<NewStudentAnswer, 'index'>;
type ClassCall = Call<typeof contract>;

/** Creates students, unless another list of the teacher is being created, or the teacher has sent too many rows today. */
export async function createStudents(
  services: AccountServices,
  call: ClassCall,
): Promise<Reply<typeof contract>> {
  const { actor, body, object, now } = call;
  const all = (outcome: Outcome) => ({
    students: body.newStudents.map((_, index) => ({ index, ...outcome })),
  });
  return oneListAtATime(actor.userId, all(without('not-yet')), async () => {
    const limit = isApproved(call) ? ROWS_OF_APPROVED : ROWS_UNTIL_APPROVED;
    const rows = `rows of new students from ${actor.userId}`;
    if (!(await services.limits.takeMany(rows, limit, now, body.newStudents.length)))
      return all(without('enough-for-today'));
    return { students: await createRows(services, call, object.id) };
  });
}

const isApproved = ({ actor, object }: ClassCall): boolean =>
  isApprovedTeacherOf(actor.userId, [teachersOf(object)]);

/**
 * Creates accounts of students in a class, row by row: each waits for its password among all who log in, so a list never holds them up, and
 * what there is no time for can be sent again. A row that was created before, and that nobody has used since, gets the password of this
 * call, so that what the teacher prints is right.
 */
async function createRows(
  services: AccountServices,
  call: ClassCall,
  classId: number,
): Promise<NewStudentAnswer[]> {
  const { body, object } = call;
  const rows = body.newStudents.map((row) => {
    const faults = judgeNewStudent(row, object.below_thirteen);
    return faults.length > 0 ? { faults } : { student: tidyNewStudent(row), addAnyway: row.addAnyway };
  });
  const keys = rows.flatMap(({ student }) => (student ? [usernameKey(student.username)] : []));
  const unused = keys.length > 0 ? await selectUnusedStudents(services.db, classId, keys) : [];
  const create = studentCreator(services, call, new Map(unused.map((one) => [one.username_key, one])));
  const names = namesOfClass(await selectNamesOfClass(services.db, classId));
  const students: NewStudentAnswer[] = [];
  for (const [index, { student, faults, addAnyway }] of rows.entries()) {
    const outcome = student
      ? await create(student, addAnyway ? null : names.sameAs(student))
      : refused(faults);
    if (student && outcome.outcome === 'created') names.add(student);
    students.push({ index, ...outcome });
    // Judging a password takes up to a millisecond.
    await letOthersRun();
  }
  const created = students.filter(({ outcome }) => outcome === 'created').length;
  if (body.emailTeacher && created > 0)
    await mailCreatedStudents(
      services,
      { teacherId: call.actor.userId, classId, students: created },
      call.now,
    );
  return students;
}

const without = (outcome: 'not-yet' | 'class-full' | 'enough-for-today'): Outcome => ({
  outcome,
  studentId: null,
  faults: [],
});
const refused = (faults: NewStudentFault[]): Outcome => ({ outcome: 'refused', studentId: null, faults });

/** Creates one student after the other, until the time or the day's allowance is used up. */
function studentCreator(
  services: AccountServices,
  call: ClassCall,
  unused: ReadonlyMap<string, UnusedStudent>,
): (student: TidyStudent, same: SameStudent | null) => Promise<Outcome> {
  const { actor, object, address, now } = call;
  const limit = isApproved(call) ? STUDENTS_OF_APPROVED : STUDENTS_UNTIL_APPROVED;
  const allowance = `students created by ${actor.userId}`;
  let isOver: Outcome | null = null;
  let hasLeft: boolean | null = null;

  const make = async (student: TidyStudent): Promise<Outcome> => {
    const form = {
      ...student,
      ...STUDENT,
      timezone: object.timezone,
      network: address,
      minimumPassword: PASSWORD_MIN.youngStudent,
      knownNames: [object.name],
    };
    // Who can create nobody is told no more usernames that are taken.
    hasLeft ??= await services.limits.hasLeft(allowance, limit, now);
    if (!hasLeft) return (isOver = without('enough-for-today'));
    // Before it is counted: to count is to write, and a list may be wrong from end to end.
    const fault = await refuseForm(services, form, now);
    if (fault) return refused(faultsOf(fault));
    if (!(await services.limits.take(allowance, limit, now))) return (isOver = without('enough-for-today'));
    const made = await makeAccount(services, form, now, async (tx, studentId) => {
      const act = {
        act: 'create-student',
        by: actor.userId,
        about: studentId,
        detail: { classId: object.id },
      };
      await recordAct(tx, act, now);
      return addToClass(tx, { studentId, classId: object.id, now });
    });
    if (!(made instanceof Refusal)) return { outcome: 'created', studentId: made.userId, faults: [] };
    // A row that was not created is not counted.
    await services.limits.giveBackMany(allowance, limit, now, 1);
    return made.code === 'refused-field' ? refused(faultsOf(made)) : (isOver = without('class-full'));
  };

  const renew = async ({ id }: UnusedStudent, { password, username }: TidyStudent): Promise<Outcome> => {
    const hash = await services.passwords.hash(password, address);
    return (await setUnusedPassword(services.db, id, hash))
      ? { outcome: 'created', studentId: id, faults: [] }
      : refused([{ field: 'username', code: 'taken', message: `${username} has logged in already.` }]);
  };

  return async (student, same) => {
    if (isOver) return isOver;
    if (performance.now() > (dueAt() ?? Number.POSITIVE_INFINITY) - RESERVE_MS)
      return (isOver = without('not-yet'));
    const before = unused.get(usernameKey(student.username));
    try {
      if (before && isSameName(before, student)) return await renew(before, student);
      return same === null ? await make(student) : refused([SAME[same]]);
    } catch (error) {
      // Too many wait for their passwords.
      if (error instanceof Refusal) return (isOver = without('not-yet'));
      throw error;
    }
  };
}

const STUDENT = { role: 'student', registerAs: 'student', ref: null, keysApprovedAt: null } as const;

const SAME: Readonly<Record<SameStudent, NewStudentFault>> = {
  'already-in-class': {
    field: 'firstName',
    code: 'already-in-class',
    message: 'A student with this name is already in this class.',
  },
  'twice-in-list': {
    field: 'firstName',
    code: 'twice-in-list',
    message: 'This name is twice in your list.',
  },
};

const isSameName = (account: UnusedStudent, { firstName, lastName }: TidyStudent): boolean =>
  account.first_name === firstName && account.last_name === lastName;

/** What was refused of a form, as faults of its row. */
const faultsOf = ({ details }: Refusal): NewStudentFault[] =>
  (details.errors ?? []).map(({ path, code, message }) => ({
    field: path === 'password' ? 'password' : 'username',
    code,
    message,
  }));
