import type { Db } from '#platform/db/server/database.ts';
import type { Reply } from '#platform/endpoint/server/route.ts';
import type { myTeachers as contract } from '../contract/teacher-invitations.ts';
import { teacherNameOf } from './class-views.ts';
import { selectClassesToLeave } from './classes-to-leave.ts';

/** The classes of a student with their teachers, the first joined first; archived ones last, and only where the student may leave them. */
export async function listTeachers(db: Db, studentId: number, now: Date): Promise<Reply<typeof contract>> {
  const rows = await selectClassesToLeave(db, studentId, now);
  const shown = rows.filter(({ isArchived, mayLeave }) => !isArchived || mayLeave);
  return {
    classes: shown.map((row) => ({
      classId: row.id,
      className: row.name,
      teacherName: teacherNameOf(row),
      since: row.joined_at.toISOString(),
      timezone: row.timezone,
      isArchived: row.isArchived,
      mayLeave: row.mayLeave,
    })),
  };
}
