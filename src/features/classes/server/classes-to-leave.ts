import type { Db } from '#platform/db/server/database.ts';
import { mayLeaveClass } from '../core/may-leave-class.ts';
import { selectArchivedThatCount } from './archive-queries.ts';
import { selectClassesOfStudent } from './classes-queries.ts';

/**
 * The classes of a student, the open ones first and then those that were archived and take a place all the same, each with whether
 * the student may leave it. An archived one is judged as if all of them were open again.
 */
export async function selectClassesToLeave(db: Db, studentId: number, now: Date) {
  const open = await selectClassesOfStudent(db, studentId);
  const archived = await selectArchivedThatCount(db, studentId);
  const all = [...open, ...archived].toSorted(
    (a, b) => a.joined_at.getTime() - b.joined_at.getTime() || a.id - b.id,
  );
  const judge = (among: typeof all, isArchived: boolean) => (row: (typeof all)[number]) => ({
    ...row,
    isArchived,
    mayLeave: mayLeaveClass({ ...row, joinedAt: row.joined_at }, among, now),
  });
  return [...open.map(judge(open, false)), ...archived.map(judge(all, true))];
}
