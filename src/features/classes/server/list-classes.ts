import type { Db } from '#platform/db/server/database.ts';
import { type CommonRefusal, notFound } from '#platform/endpoint/server/refusal.ts';
import type { Actor } from '#platform/session/core/actor.ts';
import type { StudentClass, TeacherClass } from '../contract/endpoints.ts';
import { toClassOfStudent, toStudentClasses, toTeacherClass } from './class-views.ts';
import { selectClassesOfStudent, selectClassesOfTeacher } from './classes-queries.ts';

/** The classes of a teacher, newest first; nobody sees another teacher's. */
export async function listClassesOfTeacher(
  db: Db,
  actor: Actor,
  teacherId: number,
): Promise<{ classes: TeacherClass[] } | CommonRefusal> {
  if (teacherId !== actor.userId) return notFound();
  const rows = await selectClassesOfTeacher(db, teacherId);
  return { classes: rows.map(toTeacherClass) };
}

/** The classes of a student: all for the student, for a teacher those of their own that the student is in. */
export async function listClassesOfStudent(
  db: Db,
  actor: Actor,
  studentId: number,
): Promise<{ classes: StudentClass[] } | CommonRefusal> {
  if (actor.role === 'student') {
    if (studentId !== actor.userId) return notFound();
    return { classes: toStudentClasses(await selectClassesOfStudent(db, studentId)) };
  }
  const rows = await selectClassesOfStudent(db, studentId, actor.userId);
  return rows.length > 0 ? { classes: rows.map(toClassOfStudent) } : notFound();
}
