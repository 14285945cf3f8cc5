import type { Db } from '#platform/db/server/database.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { listClassesOfStudent as contract, TeacherClass } from '../contract/endpoints.ts';
import { teachesClass } from '../core/teacher-rights.ts';
import { toClassOfStudent, toStudentClasses, toTeacherClass } from './class-views.ts';
import { selectClassesOfTeacher, selectClassesThatProtect } from './classes-queries.ts';

/** The classes that a teacher teaches, in the teacher's own order, new ones first. */
export async function listClassesOfTeacher(
  db: Db,
  teacherId: number,
  now: Date,
): Promise<{ classes: TeacherClass[] }> {
  const rows = await selectClassesOfTeacher(db, teacherId);
  return { classes: rows.map((row) => toTeacherClass(row, teacherId, now)) };
}

/** The classes of a student: all for the student, for a teacher those that they teach and the student is in. */
export async function listClassesOfStudent(
  { db }: Pick<Services, 'db'>,
  { actor, params, object }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (!object) return { classes: toStudentClasses(await selectClassesThatProtect(db, params.id)) };
  const taught = object.classes.filter((one) => teachesClass(actor.userId, one));
  return { classes: taught.map(toClassOfStudent) };
}
