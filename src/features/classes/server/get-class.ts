import type { Db } from '#platform/db/server/database.ts';
import { type CommonRefusal, notFound } from '#platform/endpoint/server/refusal.ts';
import type { TeacherClass } from '../contract/endpoints.ts';
import { toTeacherClass } from './class-views.ts';
import { selectClassOfTeacher } from './classes-queries.ts';

/** One class, for the teacher who teaches it. */
export async function readClass(
  db: Db,
  teacherId: number,
  classId: number,
): Promise<TeacherClass | CommonRefusal> {
  const row = await selectClassOfTeacher(db, teacherId, classId);
  return row ? toTeacherClass(row) : notFound();
}
