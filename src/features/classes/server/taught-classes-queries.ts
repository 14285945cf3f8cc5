import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import type { CoTeacher } from '../core/teacher-rights.ts';

/**
 * The classes that a teacher teaches, archived or not: their own, and those of others in which they are a co-teacher. The classes of
 * a locked teacher give no rights (`countedClasses`), so their co-teachers have none either.
 */
export const classesTaughtBy = (db: Db, teacherId: number) =>
  ownClasses(db, teacherId).unionAll(sharedClasses(db, teacherId));

/** Those of them that the teacher may change, as `changesClass` has it. */
export const classesChangedBy = (db: Db, teacherId: number) =>
  ownClasses(db, teacherId).unionAll(
    sharedClasses(db, teacherId)
      .innerJoin('users as co', 'co.id', 'i.teacher_id')
      .where((of) =>
        of.or([of('co.keys_approved_at', 'is not', null), of('owner.keys_approved_at', 'is', null)]),
      ),
  );

/** The same as numbers. */
export async function selectClassesChangedBy(db: Db, teacherId: number): Promise<number[]> {
  const rows = await classesChangedBy(db, teacherId).execute();
  return rows.map(({ id }) => id);
}

const ownClasses = (db: Db, teacherId: number) =>
  db.selectFrom('classes as own').select('own.id').where('own.teacher_id', '=', teacherId);

const sharedClasses = (db: Db, teacherId: number) =>
  db
    .selectFrom('co_teacher_invites as i')
    .innerJoin('classes as shared', 'shared.id', 'i.class_id')
    .innerJoin('users as owner', 'owner.id', 'shared.teacher_id')
    .select('shared.id')
    .where('i.teacher_id', '=', teacherId)
    .where('i.status', '=', sql.lit('approved'))
    .where('owner.locked_at', 'is', null);

/** Who teaches a student now: the owners of the classes, and their co-teachers. Archived classes and those of locked teachers do not count. */
export async function selectTeachersOfStudent(db: Db, studentId: number): Promise<number[]> {
  const classes = db
    .selectFrom('class_students as s')
    .innerJoin('classes as c', 'c.id', 's.class_id')
    .innerJoin('users as owner', 'owner.id', 'c.teacher_id')
    .where('s.student_id', '=', studentId)
    .where('s.removed_at', 'is', null)
    .where('c.archived_at', 'is', null)
    .where('owner.locked_at', 'is', null);
  const rows = await classes
    .select('c.teacher_id as id')
    .union(
      classes
        .innerJoin('co_teacher_invites as i', 'i.class_id', 'c.id')
        .innerJoin('users as co', 'co.id', 'i.teacher_id')
        .where('i.status', '=', sql.lit('approved'))
        .where('co.locked_at', 'is', null)
        .select('co.id'),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** The co-teachers of the class of a row of `classes`, each with whether an admin has approved them. */
export const coTeachersOfRow: RawBuilder<CoTeacher[]> = sql<CoTeacher[]>`coalesce((
  select json_agg(json_build_object('id', i.teacher_id, 'approved', co.keys_approved_at is not null) order by i.id)
    from co_teacher_invites i join users co on co.id = i.teacher_id
   where i.class_id = classes.id and i.status = 'approved'), '[]'::json)`;
