import type { Db } from '#platform/db/server/database.ts';
import type { Reply } from '#platform/endpoint/server/route.ts';
import type { myTeachers as contract } from '../contract/teacher-invitations.ts';
import { settingsOf } from './class-settings-column.ts';
import { teacherNameOf } from './class-views.ts';
import type { StudentClassRow } from './classes-queries.ts';
import { selectClassesToLeave } from './classes-to-leave.ts';
import { selectCoTeacherNames } from './co-teacher-invites-queries.ts';

/** The classes of a student with their teachers, the first joined first; archived ones last, and only where the student may leave them. */
export async function listTeachers(db: Db, studentId: number, now: Date): Promise<Reply<typeof contract>> {
  const rows = await selectClassesToLeave(db, studentId, now);
  const shown = rows.filter(({ isArchived, mayLeave }) => !isArchived || mayLeave);
  const beside = Map.groupBy(
    await selectCoTeacherNames(
      db,
      shown.map(({ id }) => id),
    ),
    ({ class_id: classId }) => classId,
  );
  return {
    classes: shown.map((row) => ({
      classId: row.id,
      className: row.name,
      ...iconOf(row),
      teacherName: teacherNameOf(row),
      coTeacherNames: (beside.get(row.id) ?? []).map(teacherNameOf),
      since: row.joined_at.toISOString(),
      timezone: row.timezone,
      isArchived: row.isArchived,
      mayLeave: row.mayLeave,
    })),
  };
}

function iconOf({ settings, id }: Pick<StudentClassRow, 'settings' | 'id'>) {
  const { iconUrl, iconColor } = settingsOf(settings, id);
  return { iconUrl, iconColor };
}
