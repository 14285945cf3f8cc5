import { lockAccounts, nameIfNameless, selectAccount } from '#features/accounts/server/public.ts';
import { hasAskedForChild } from '#features/parents/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db } from '#platform/db/server/database.ts';
import { notFound, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { Actor } from '#platform/session/core/actor.ts';
import type { getStudentName, updateStudentRealname } from '../contract/student-name.ts';
import { isConfirmed } from '../core/class-that-counts.ts';
import { type ClassWithTeachers, isApprovedTeacherOf, managesStudent } from '../core/teacher-rights.ts';
import { selectClassesThatProtect } from './classes-queries.ts';
import { updateName } from './student-name-queries.ts';

interface Named {
  readonly studentId: number;
  /** The classes of the student, where a teacher asks. */
  readonly classes: readonly ClassWithTeachers[] | undefined;
  /** Only who registered as a parent can have asked for a child. */
  readonly mayBeParent: boolean;
}

/**
 * Whether somebody who manages the account, or has it, may change a name that is there: an approved teacher of the student, or the
 * student while no class is confirmed; a parent never, once they have asked for a child. Anyone can register as a teacher and have a child join a class, which must give nobody a new name.
 */
async function mayCorrect(
  db: Db,
  actor: Actor,
  { studentId, classes, mayBeParent }: Named,
): Promise<boolean> {
  if (classes) return isApprovedTeacherOf(actor.userId, classes);
  // A teacher decides by the name who is a parent (decision 77).
  if (mayBeParent && (await hasAskedForChild(db, studentId))) return false;
  return !(await selectClassesThatProtect(db, studentId)).some(isConfirmed);
}

/** A student's name, for the student and for a teacher who has the student in a class. */
export async function readStudentName(
  { db }: Pick<Services, 'db'>,
  { actor, params, object }: Call<typeof getStudentName>,
): Promise<Reply<typeof getStudentName>> {
  const account = await selectAccount(db, params.id);
  if (!account) return notFound();
  const { first_name: firstName, last_name: lastName } = account;
  const manages = !object || managesStudent(actor.userId, object.classes);
  const nameless = firstName === '' && lastName === '';
  const mayBeParent = account.register_as === 'parent';
  const named = { studentId: params.id, classes: object?.classes, mayBeParent };
  const mayChange = manages && (nameless || (await mayCorrect(db, actor, named)));
  return { studentId: params.id, firstName, lastName, mayChange };
}

/** Sets the name of a student who has none, or corrects it. */
export async function nameStudent(
  { db }: Pick<Services, 'db'>,
  { actor, body, object, now }: Call<typeof updateStudentRealname>,
): Promise<Reply<typeof updateStudentRealname>> {
  const { studentId, firstName, lastName } = body;
  const names = { firstName, lastName };
  return db.transaction().execute(async (tx): Promise<Reply<typeof updateStudentRealname>> => {
    await lockAccounts(tx, [studentId]);
    const mayChange = await mayCorrect(tx, actor, { studentId, classes: object?.classes, mayBeParent: true });
    if (mayChange) await updateName(tx, studentId, names);
    else if (!(await nameIfNameless(tx, studentId, names))) return refuse('name-stands');
    await recordAct(tx, { act: 'name-student', by: actor.userId, about: studentId }, now);
    return { studentId, firstName, lastName, mayChange };
  });
}
