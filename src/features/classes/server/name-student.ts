import { selectAccount } from '#features/accounts/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { getStudentName, updateStudentRealname } from '../contract/student-name.ts';
import { managesStudent } from '../core/teacher-rights.ts';
import { updateName } from './student-name-queries.ts';

/** A student's name, for the student and for a teacher who has the student in a class. */
export async function readStudentName(
  { db }: Pick<Services, 'db'>,
  { actor, params, object }: Call<typeof getStudentName>,
): Promise<Reply<typeof getStudentName>> {
  const account = await selectAccount(db, params.id);
  if (!account) return notFound();
  const { first_name: firstName, last_name: lastName } = account;
  const nameless = firstName === '' && lastName === '';
  const mayChange = object ? managesStudent(actor.userId, object.classes) : nameless;
  return { studentId: params.id, firstName, lastName, mayChange };
}

/** Sets or corrects the name of a student, by a teacher who manages the student's account. */
export async function nameStudent(
  { db }: Pick<Services, 'db'>,
  { actor, body, now }: Call<typeof updateStudentRealname>,
): Promise<Reply<typeof updateStudentRealname>> {
  const { studentId, firstName, lastName } = body;
  return db.transaction().execute(async (tx): Promise<Reply<typeof updateStudentRealname>> => {
    await updateName(tx, studentId, { firstName, lastName });
    await recordAct(tx, { act: 'name-student', by: actor.userId, about: studentId }, now);
    return { studentId, firstName, lastName, mayChange: true };
  });
}
