import { sql } from 'kysely';
import type { Tx } from '#platform/db/server/database.ts';
import { classesChangedBy } from './taught-classes-queries.ts';

export interface AddingStudents {
  /** The class that they come into. */
  readonly classId: number;
  readonly studentIds: readonly number[];
  readonly by: number;
}

/** In so many classes of an owner whom nobody has approved a student can be put: anybody can make classes, and fill a student's places. */
const MOST_OF_UNAPPROVED = 3;

/**
 * Which of some students a teacher may put into a class: those who are in a class that the teacher may change. Where an admin has not
 * approved the owner of the class, that class must be of the same owner, so that nobody is shown a student whom they did not have;
 * who left, or was taken out by somebody else, is not brought back; and nobody is put into more than a few classes of that owner.
 */
export async function selectAddable(
  tx: Tx,
  { classId, studentIds, by }: AddingStudents,
): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('class_students as m')
    .innerJoin('classes as c', 'c.id', 'm.class_id')
    .innerJoin('classes as target', (join) => join.on('target.id', '=', classId))
    .innerJoin('users as owner', 'owner.id', 'target.teacher_id')
    .innerJoin('users as student', 'student.id', 'm.student_id')
    .leftJoin('class_students as before', (join) =>
      join.onRef('before.student_id', '=', 'm.student_id').on('before.class_id', '=', classId),
    )
    .select('m.student_id')
    .distinct()
    .where('m.student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .where('m.removed_at', 'is', null)
    .where('c.archived_at', 'is', null)
    // A parent is in no class.
    .where('student.register_as', '<>', 'parent')
    .where('c.id', 'in', classesChangedBy(tx, by))
    .where(
      sql<boolean>`(owner.keys_approved_at is not null or (
        c.teacher_id = target.teacher_id
        and (before.student_id is null or before.removed_at is null
             or (not before.left_on_own and before.removed_by = ${by}))
        and (select count(*) from class_students x join classes k on k.id = x.class_id
              where x.student_id = m.student_id and x.class_id <> target.id and x.removed_at is null
                and k.teacher_id = target.teacher_id) < ${sql.lit(MOST_OF_UNAPPROVED)}))`,
    )
    .execute();
  return new Set(rows.map((row) => row.student_id));
}
