import { type Expression, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { ClassSetting } from '../core/class-settings.ts';

export interface ClassFields {
  readonly name: string;
  readonly grade: number;
  readonly belowThirteen: boolean;
  readonly includeEssays: boolean;
  readonly maySkipEssays: boolean;
  readonly settings: ClassSetting;
  readonly timezone: string;
}

const toRow = (fields: ClassFields) => ({
  name: fields.name,
  grade: fields.grade,
  below_thirteen: fields.belowThirteen,
  include_short_essay_questions: fields.includeEssays,
  may_skip_short_essay: fields.maySkipEssays,
  settings: JSON.stringify(fields.settings),
  timezone: fields.timezone,
});

export async function insertClass(
  db: Db,
  teacherId: number,
  fields: ClassFields,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('classes')
    .values({ ...toRow(fields), teacher_id: teacherId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateClassRow(db: Db, classId: number, fields: ClassFields): Promise<void> {
  await db.updateTable('classes').set(toRow(fields)).where('id', '=', classId).execute();
}

/** @throws the violation of `class_codes_unique` when another class has this code. */
export async function insertClassCode(db: Db, classId: number, code: string, expiresAt: Date): Promise<void> {
  await db.insertInto('class_codes').values({ class_id: classId, code, expires_at: expiresAt }).execute();
}

/** Classes with their code and the number of students in them. */
const selectClasses = (db: Db) =>
  db
    .selectFrom('classes')
    .leftJoin('class_codes', 'class_codes.class_id', 'classes.id')
    .select([
      'classes.id',
      'name',
      'teacher_id',
      'grade',
      'below_thirteen',
      'include_short_essay_questions',
      'may_skip_short_essay',
      'settings',
      'timezone',
      'created_at',
      'code',
      'expires_at',
      'closed_at',
    ])
    .select((row) =>
      row
        .selectFrom('class_students')
        .select(sql<number>`count(*)`.as('n'))
        .whereRef('class_students.class_id', '=', 'classes.id')
        .where('removed_at', 'is', null)
        .as('student_count'),
    )
    .where('archived_at', 'is', null);

/** A class if this teacher teaches it; the only way to a class for its teacher. */
export async function selectClassOfTeacher(db: Db, teacherId: number, classId: number) {
  return selectClasses(db)
    .where('classes.id', '=', classId)
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst();
}
export type ClassRow = NonNullable<Awaited<ReturnType<typeof selectClassOfTeacher>>>;

export async function selectClassesOfTeacher(db: Db, teacherId: number): Promise<ClassRow[]> {
  return selectClasses(db).where('teacher_id', '=', teacherId).orderBy('classes.id', 'desc').execute();
}

/** The classes a student is in now, the first joined first; for whoever asks for more in the same statement. */
export const classesOfStudent = (db: Db, studentId: number | Expression<number>) =>
  db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .innerJoin('users as teachers', 'teachers.id', 'classes.teacher_id')
    .select([
      'classes.id',
      'classes.name',
      'classes.grade',
      'classes.below_thirteen',
      'classes.include_short_essay_questions',
      'classes.may_skip_short_essay',
      'classes.settings',
      'classes.timezone',
      'teachers.first_name as teacher_first_name',
      'teachers.last_name as teacher_last_name',
      'class_students.joined_at',
    ])
    .where('class_students.student_id', '=', studentId)
    .where('class_students.removed_at', 'is', null)
    .where('classes.archived_at', 'is', null)
    .orderBy('class_students.joined_at')
    .orderBy('classes.id');

/** The same classes; with `teacherId`, only those of that teacher. */
export async function selectClassesOfStudent(db: Db, studentId: number, teacherId?: number) {
  return classesOfStudent(db, studentId)
    .$if(teacherId !== undefined, (query) => query.where('classes.teacher_id', '=', teacherId ?? 0))
    .execute();
}
export type StudentClassRow = Awaited<ReturnType<typeof selectClassesOfStudent>>[number];

/** Whether the student is now in a class of this teacher. */
export async function selectTeaches(db: Db, teacherId: number, studentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select('classes.id')
    .where('class_students.student_id', '=', studentId)
    .where('class_students.removed_at', 'is', null)
    .where('classes.teacher_id', '=', teacherId)
    .where('classes.archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The class that a code opens now. */
export async function selectClassByCode(db: Db, code: string, now: Date) {
  return db
    .selectFrom('class_codes')
    .innerJoin('classes', 'classes.id', 'class_codes.class_id')
    .select(['classes.id', 'classes.name'])
    .where('code', '=', code)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
}

/**
 * How full a class is and in how many classes a student is. Both stay as they are until the transaction ends: the class is
 * locked before the student, so that two who lock both never wait for each other.
 */
export async function lockMembership(tx: Tx, studentId: number, classId: number) {
  await tx.selectFrom('classes').select('id').where('id', '=', classId).forNoKeyUpdate().execute();
  await tx.selectFrom('users').select('id').where('id', '=', studentId).forNoKeyUpdate().execute();
  const active = tx
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .where('removed_at', 'is', null)
    .where('archived_at', 'is', null);
  const ofClass = active.where('class_id', '=', classId);
  const ofStudent = active.where('student_id', '=', studentId);
  const { students, classes, is_member } = await tx
    .selectNoFrom((row) => [
      row.fn.coalesce(ofClass.select(countAll), sql<number>`0`).as('students'),
      row.fn.coalesce(ofStudent.select(countAll), sql<number>`0`).as('classes'),
      row.exists(ofClass.where('student_id', '=', studentId).select('student_id')).as('is_member'),
    ])
    .executeTakeFirstOrThrow();
  return { students, classes, isMember: Boolean(is_member) };
}
const countAll = sql<number>`count(*)`.as('n');

/** How many classes a teacher has; it stays so until the transaction ends. */
export async function lockClassesOfTeacher(tx: Tx, teacherId: number): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', teacherId).forNoKeyUpdate().execute();
  const { n } = await tx
    .selectFrom('classes')
    .select(countAll)
    .where('teacher_id', '=', teacherId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

/** Puts a student into a class; one who was there is simply back, one who is there stays. */
export async function upsertMembership(db: Db, studentId: number, classId: number, now: Date): Promise<void> {
  await db
    .insertInto('class_students')
    .values({ student_id: studentId, class_id: classId, joined_at: now })
    .onConflict((conflict) => conflict.columns(['student_id', 'class_id']).doUpdateSet({ removed_at: null }))
    .execute();
}
