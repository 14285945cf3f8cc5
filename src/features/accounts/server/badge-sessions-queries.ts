import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import { SESSIONS_ENDED } from '#platform/session/server/session-queries.ts';

/**
 * Ends the sessions that badges of a teacher opened: those that they made, and those of the classes that are theirs. Badges of a teacher who
 * is locked open nothing (decision 81), and what they opened ends with it. Takes effect when the surrounding transaction commits.
 */
export async function deleteSessionsByBadgesOf(db: Db, teacherId: number): Promise<void> {
  await deleteOfTeacher(db, { teacherId });
}
const deleteOfTeacher = preparedStatement(
  'delete-sessions-by-badges-of-teacher',
  (_db, { teacherId }: { readonly teacherId: number }) => sql`
    with ended as (
      delete from sessions
       where provider = 'badge' and user_id in (
         select b.student_id from student_badges b join classes c on c.id = b.class_id
          where b.made_by = ${teacherId}::bigint or c.teacher_id = ${teacherId}::bigint)
      returning user_id)
    select count(pg_notify(${sql.lit(SESSIONS_ENDED)}, user_id::text)) from ended`,
);

/** The same for the badges of some classes, in one statement. */
export async function deleteSessionsByBadgesIn(db: Db, classIds: readonly number[]): Promise<void> {
  if (classIds.length > 0) await deleteOfClasses(db, { classIds });
}
const deleteOfClasses = preparedStatement(
  'delete-sessions-by-badges-of-classes',
  (_db, { classIds }: { readonly classIds: readonly number[] }) => sql`
    with ended as (
      delete from sessions
       where provider = 'badge' and user_id in (
         select b.student_id from student_badges b where b.class_id = any(${classIds}::bigint[]))
      returning user_id)
    select count(pg_notify(${sql.lit(SESSIONS_ENDED)}, user_id::text)) from ended`,
);
