import { sql } from 'kysely';
import type { Tx } from '#platform/db/server/database.ts';
import type { SupportColumns } from '../core/student-supports.ts';
import { SUPPORTS } from './classes-queries.ts';

interface Membership {
  readonly classId: number;
  readonly studentId: number;
}

/** What a class gives a student who is in it now, as it stays until the transaction ends. */
export const lockSupports = (
  tx: Tx,
  { classId, studentId }: Membership,
): Promise<SupportColumns | undefined> =>
  tx
    .selectFrom('class_students')
    .select(SUPPORTS)
    .where('student_id', '=', studentId)
    .where('class_id', '=', classId)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function updateSupports(
  tx: Tx,
  { classId, studentId }: Membership,
  supports: SupportColumns,
): Promise<void> {
  await tx
    .updateTable('class_students')
    .set(supports)
    .where('student_id', '=', studentId)
    .where('class_id', '=', classId)
    .execute();
}

/**
 * Students whom a teacher has just put into a class have there what their last joined class of the same owner gives them; who comes from
 * classes of other owners has what they had, or nothing (decision 72).
 */
export async function bringSupports(
  tx: Tx,
  { classId, studentIds }: { readonly classId: number; readonly studentIds: readonly number[] },
): Promise<void> {
  if (studentIds.length === 0) return;
  await tx
    .updateTable('class_students as into')
    .from((of) =>
      of
        .selectFrom('class_students')
        .innerJoin('classes as c', 'c.id', 'class_students.class_id')
        .innerJoin('classes as target', 'target.teacher_id', 'c.teacher_id')
        .distinctOn('class_students.student_id')
        .select(['class_students.student_id', ...SUPPORTS])
        .where('target.id', '=', classId)
        .where('c.id', '<>', classId)
        .where('c.archived_at', 'is', null)
        .where('class_students.student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
        .where('class_students.removed_at', 'is', null)
        .orderBy('class_students.student_id')
        .orderBy('class_students.joined_at', 'desc')
        .orderBy('class_students.class_id', 'desc')
        .as('had'),
    )
    .set((row) => ({
      lowest_level: row.ref('had.lowest_level'),
      highest_level: row.ref('had.highest_level'),
      listening: row.ref('had.listening'),
      larger_text: row.ref('had.larger_text'),
      line_focus: row.ref('had.line_focus'),
    }))
    .where('into.class_id', '=', classId)
    .whereRef('into.student_id', '=', 'had.student_id')
    .execute();
}
