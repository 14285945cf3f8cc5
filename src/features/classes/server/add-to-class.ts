import type { Tx } from '#platform/db/server/database.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { MOST_CLASSES_OF_STUDENT, MOST_STUDENTS_OF_CLASS } from '../core/class-limits.ts';
import { lockMembership, upsertMembership } from './classes-queries.ts';

/** Puts a student into a class, while both have room. One who is in it already stays, however full it is. */
export async function addToClass(
  tx: Tx,
  { studentId, classId, now }: { readonly studentId: number; readonly classId: number; readonly now: Date },
): Promise<Refusal<'class-full' | 'enough-classes'> | null> {
  const { isMember, students, classes } = await lockMembership(tx, studentId, classId);
  if (isMember) return null;
  if (students >= MOST_STUDENTS_OF_CLASS) return refuse('class-full');
  if (classes >= MOST_CLASSES_OF_STUDENT) return refuse('enough-classes');
  await upsertMembership(tx, studentId, classId, now);
  return null;
}
