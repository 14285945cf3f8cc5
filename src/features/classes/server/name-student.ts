import { selectAccount } from '#features/accounts/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db } from '#platform/db/server/database.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { getStudentName, updateStudentRealname } from '../contract/student-name.ts';
import { managesStudent, readableWork } from '../core/teacher-rights.ts';
import { selectClassesOfStudent, selectManages } from './classes-queries.ts';
import { updateName } from './student-name-queries.ts';

/** A student's name, for the student and for a teacher who has the student in a class. */
export async function readStudentName(
  { db }: Pick<Services, 'db'>,
  { actor, params }: Call<typeof getStudentName>,
): Promise<Reply<typeof getStudentName>> {
  if (actor.role === 'student') return actor.userId === params.id ? readOwnName(db, params.id) : notFound();
  const mayChange = await mayName(db, actor.userId, params.id);
  const account = mayChange === undefined ? undefined : await selectAccount(db, params.id);
  if (mayChange === undefined || !account) return notFound();
  const { first_name: firstName, last_name: lastName } = account;
  return { studentId: params.id, firstName, lastName, mayChange };
}

async function readOwnName(db: Db, studentId: number): Promise<Reply<typeof getStudentName>> {
  const account = await selectAccount(db, studentId);
  if (!account) return notFound();
  const { first_name: firstName, last_name: lastName } = account;
  return { studentId, firstName, lastName, mayChange: firstName === '' && lastName === '' };
}

/** Whether a teacher manages a student; undefined for one who has the student in no class. */
async function mayName(db: Db, teacherId: number, studentId: number): Promise<boolean | undefined> {
  const joined = await selectClassesOfStudent(db, studentId);
  return readableWork(teacherId, joined).kind === 'nothing' ? undefined : managesStudent(teacherId, joined);
}

/** Sets or corrects the name of a student, by a teacher who manages the student's account. */
export async function nameStudent(
  { db }: Pick<Services, 'db'>,
  { actor, body, now }: Call<typeof updateStudentRealname>,
): Promise<Reply<typeof updateStudentRealname>> {
  const { studentId, firstName, lastName } = body;
  return db.transaction().execute(async (tx): Promise<Reply<typeof updateStudentRealname>> => {
    if (!(await selectManages(tx, actor.userId, studentId))) return notFound();
    await updateName(tx, studentId, { firstName, lastName });
    await recordAct(tx, { act: 'name-student', by: actor.userId, about: studentId }, now);
    return { studentId, firstName, lastName, mayChange: true };
  });
}
