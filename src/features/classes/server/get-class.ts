import type { Db } from '#platform/db/server/database.ts';
import { type CommonRefusal, notFound } from '#platform/endpoint/server/refusal.ts';
import type { TeacherClass } from '../contract/endpoints.ts';
import { toTeacherClass } from './class-views.ts';
import { selectCountedClass } from './classes-queries.ts';

/** A class as it is after a change by a teacher who teaches it. */
export async function readClass(
  db: Db,
  { classId, viewerId }: { readonly classId: number; readonly viewerId: number },
  now: Date,
): Promise<TeacherClass | CommonRefusal> {
  const row = await selectCountedClass(db, classId);
  return row ? toTeacherClass(row, viewerId, now) : notFound();
}
