import type { Db } from '#platform/db/server/database.ts';
import type { Reply } from '#platform/endpoint/server/route.ts';
import type { myTeachers as contract } from '../contract/teacher-invitations.ts';
import { mayLeaveClass } from '../core/may-leave-class.ts';
import { teacherNameOf } from './class-views.ts';
import { selectClassesOfStudent } from './classes-queries.ts';

/** The classes of a student with their teachers, the first joined first. */
export async function listTeachers(db: Db, studentId: number, now: Date): Promise<Reply<typeof contract>> {
  const rows = await selectClassesOfStudent(db, studentId);
  return {
    classes: rows.map((row) => ({
      classId: row.id,
      className: row.name,
      teacherName: teacherNameOf(row),
      since: row.joined_at.toISOString(),
      timezone: row.timezone,
      mayLeave: mayLeaveClass({ ...row, joinedAt: row.joined_at }, rows, now),
    })),
  };
}
