import { selectTeaches } from '#features/classes/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import type { Actor } from '#platform/session/core/actor.ts';

/** Whether somebody may see a student's work: the student, and a teacher who has the student in a class now. */
export async function maySee(db: Db, actor: Actor, studentId: number): Promise<boolean> {
  if (actor.role === 'student') return actor.userId === studentId;
  return actor.role === 'teacher' && selectTeaches(db, actor.userId, studentId);
}
