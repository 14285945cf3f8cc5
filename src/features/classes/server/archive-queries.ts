import { type InferResult, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { MAX_CLASSES_OF_TEACHER } from '../core/class-limits.ts';
import { type Counted, countedClasses } from '../core/class-that-counts.ts';
import { archivedLately, membershipsOfStudent, type StudentClassRow } from './classes-queries.ts';

/** Archives a class, or brings it back (null). @returns whether that was a change. */
export async function setArchived(tx: Tx, classId: number, archivedAt: Date | null): Promise<boolean> {
  const row = await tx
    .updateTable('classes')
    .set({ archived_at: archivedAt })
    .where('id', '=', classId)
    .where('archived_at', archivedAt === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Archived classes, each with how many students it has. */
const selectArchived = (db: Db) =>
  db
    .selectFrom('classes as c')
    .leftJoin('class_students as m', (join) =>
      join.onRef('m.class_id', '=', 'c.id').on('m.removed_at', 'is', null),
    )
    .select(['c.id', 'c.name', 'c.grade', 'c.timezone'])
    .select(sql<Date>`c.archived_at`.as('archived_at'))
    .select((row) => row.fn.count<number>('m.student_id').as('student_count'))
    .where('c.archived_at', 'is not', null)
    .groupBy('c.id');
export type ArchivedRow = InferResult<ReturnType<typeof selectArchived>>[number];

/** One archived class; undefined where it is open. */
export async function selectArchivedClass(db: Db, classId: number): Promise<ArchivedRow | undefined> {
  return selectArchived(db).where('c.id', '=', classId).executeTakeFirst();
}

/** The archived classes of a teacher, the newest first, each with the number of all of them. */
export async function selectArchivedClasses(db: Db, teacherId: number) {
  return selectArchived(db)
    .select(sql<number>`count(*) over ()`.as('all'))
    .where('c.teacher_id', '=', teacherId)
    .orderBy('c.archived_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(MAX_CLASSES_OF_TEACHER)
    .execute();
}

/**
 * The archived classes of a student that take a place all the same, the first joined first: those that are not confirmed, for a year. Their
 * teachers may bring them back, so whoever may end the membership of an open one may end these, too.
 */
export async function selectArchivedThatCount(
  db: Db,
  studentId: number,
): Promise<Counted<StudentClassRow>[]> {
  return countedClasses(
    await membershipsOfStudent(db, studentId)
      .where('teachers.keys_approved_at', 'is', null)
      .where(archivedLately)
      .execute(),
  );
}
