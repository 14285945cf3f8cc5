import { recordActs } from '#platform/audit/server/record-act.ts';
import type { Tx } from '#platform/db/server/database.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { renameStudents as contract, RenamedStudent } from '../contract/rename-students.ts';
import { nameFields } from '../contract/student-name.ts';
import { isApprovedTeacherOf, managesStudent } from '../core/teacher-rights.ts';
import { selectDecidingClasses } from './deciding-classes-queries.ts';
import { lockNamesOfMembers, type NameOfStudent, updateNames } from './student-name-queries.ts';

type Outcome = Pick<RenamedStudent, 'outcome' | 'message'>;

/** A new name, with the one that was seen when it was chosen. */
type WantedName = NameOfStudent & { readonly was: Pick<NameOfStudent, 'firstName' | 'lastName'> };

/** Who may give a student another name. */
type MayName = (before: NameOfStudent) => boolean;

/** Sets the names of students of a class, of all at once: who may is who may name one of them (`nameStudent`). */
export async function renameStudents(
  { db }: Pick<Services, 'db'>,
  { actor, body: { classId, names }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const wanted = names.map(({ studentId, firstName, lastName, was }) => ({
    studentId,
    was,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
  }));
  return db.transaction().execute(async (tx): Promise<Reply<typeof contract>> => {
    const ids = wanted.map(({ studentId }) => studentId);
    const members = await lockNamesOfMembers(tx, { classId, studentIds: ids });
    const before = new Map(members.map((one) => [one.studentId, one]));
    const mayName = await namingBy(tx, actor.userId, [...before.keys()]);
    const outcomes = wanted.map((one) => judge(one, before.get(one.studentId), mayName));
    const renamed = wanted.filter((_, index) => outcomes[index] === RENAMED);
    await updateNames(tx, renamed);
    const acts = renamed.map(({ studentId: about }) => ({ act: 'name-student', by: actor.userId, about }));
    await recordActs(tx, acts, now);
    return {
      students: wanted.map(({ studentId }, index) => ({
        index,
        studentId,
        ...(outcomes[index] ?? NOT_IN_CLASS),
      })),
    };
  });
}

/** An approved teacher of a student corrects the name; who manages the account gives one where there is none. */
async function namingBy(tx: Tx, teacherId: number, studentIds: readonly number[]): Promise<MayName> {
  const deciding = await selectDecidingClasses(tx, teacherId, studentIds);
  const classesOf = Map.groupBy(deciding, (one) => one.student_id);
  return ({ studentId, firstName, lastName }) => {
    const classes = classesOf.get(studentId) ?? [];
    const isNameless = firstName === '' && lastName === '';
    return isNameless ? managesStudent(teacherId, classes) : isApprovedTeacherOf(teacherId, classes);
  };
}

function judge(wanted: WantedName, before: NameOfStudent | undefined, mayName: MayName): Outcome {
  if (!before) return NOT_IN_CLASS;
  if (before.firstName === wanted.firstName && before.lastName === wanted.lastName) return UNCHANGED;
  if (!mayName(before)) return NAME_STANDS;
  if (before.firstName !== wanted.was.firstName || before.lastName !== wanted.was.lastName)
    return CHANGED_SINCE;
  const fault = nameFields.safeParse(wanted).error?.issues[0];
  return fault ? { outcome: 'refused', message: fault.message } : RENAMED;
}

const CHANGED_SINCE: Outcome = {
  outcome: 'changed-since',
  message: 'Somebody has changed this name since you read the list. Look at it again.',
};
const RENAMED: Outcome = { outcome: 'renamed', message: 'This student has the new name.' };
const UNCHANGED: Outcome = { outcome: 'unchanged', message: 'This student has this name.' };
const NOT_IN_CLASS: Outcome = { outcome: 'not-in-class', message: 'This student is not in the class.' };
const NAME_STANDS: Outcome = {
  outcome: 'name-stands',
  message: 'Only a teacher whose account is approved can correct a name.',
};
