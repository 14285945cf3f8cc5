import { type Expression, type InferResult, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { DAYS_COUNTED_AFTER_ARCHIVE } from '../core/class-limits.ts';
import type { ClassSettings } from '../core/class-settings.ts';
import { type Counted, countedClasses } from '../core/class-that-counts.ts';
import { settingsText } from './class-settings-column.ts';
import { classesTaughtBy, coTeachersOfRow } from './taught-classes-queries.ts';

export interface ClassFields {
  readonly name: string;
  readonly grade: number;
  readonly belowThirteen: boolean;
  readonly includeEssays: boolean;
  readonly maySkipEssays: boolean;
  readonly settings: ClassSettings;
  readonly timezone: string;
}

const toRow = (fields: ClassFields) => ({
  name: fields.name,
  grade: fields.grade,
  below_thirteen: fields.belowThirteen,
  include_short_essay_questions: fields.includeEssays,
  may_skip_short_essay: fields.maySkipEssays,
  settings: settingsText(fields.settings),
  timezone: fields.timezone,
});

export async function insertClass(
  db: Db,
  teacherId: number,
  fields: ClassFields & { readonly key: string | null },
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('classes')
    .values({ ...toRow(fields), teacher_id: teacherId, made_key: fields.key, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The class that a teacher has made with a key; undefined where there is none. */
export async function selectClassMadeWith(
  db: Db,
  teacherId: number,
  key: string,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('classes')
    .select('id')
    .where('teacher_id', '=', teacherId)
    .where('made_key', '=', key)
    .executeTakeFirst();
  return found?.id;
}

/** A class as it stays until the transaction ends. */
export const lockClassRow = (tx: Tx, classId: number) =>
  tx.selectFrom('classes').selectAll().where('id', '=', classId).forNoKeyUpdate().executeTakeFirstOrThrow();
export type LockedClass = Awaited<ReturnType<typeof lockClassRow>>;

export async function updateClassRow(db: Db, classId: number, fields: ClassFields): Promise<void> {
  await db.updateTable('classes').set(toRow(fields)).where('id', '=', classId).execute();
}

/** @throws the violation of `class_codes_unique` when another class has this code. */
export async function insertClassCode(
  db: Db,
  classId: number,
  { code, expiresAt, now }: NewClassCode,
): Promise<void> {
  await db
    .insertInto('class_codes')
    .values({ class_id: classId, code, expires_at: expiresAt, made_at: now })
    .execute();
}

export interface NewClassCode {
  readonly code: string;
  readonly expiresAt: Date;
  readonly now: Date;
}

const approved = sql<boolean>`teachers.keys_approved_at is not null`.as('teacherApproved');
const teacherLocked = sql<boolean>`teachers.locked_at is not null`.as('teacherLocked');

/** Classes with their code and everyone who teaches them, archived ones too. */
const selectClasses = (db: Db) =>
  db
    .selectFrom('classes')
    .innerJoin('users as teachers', 'teachers.id', 'classes.teacher_id')
    .leftJoin('class_codes', 'class_codes.class_id', 'classes.id')
    .select([
      'classes.id',
      'name',
      'classes.teacher_id',
      'teachers.first_name as teacher_first_name',
      'teachers.last_name as teacher_last_name',
      'grade',
      'below_thirteen',
      'include_short_essay_questions',
      'may_skip_short_essay',
      'classes.settings',
      'classes.timezone',
      'classes.created_at',
      'code',
      'expires_at',
      'closed_at',
      'archived_at',
    ])
    .select([approved, teacherLocked, coTeachersOfRow.as('coTeachers')]);

/** The classes that are open, with the number of students in them, joined and grouped: a count for each row would ask every shard. */
const selectCountedClasses = (db: Db) =>
  selectClasses(db)
    .where('archived_at', 'is', null)
    .leftJoin('class_students', (join) =>
      join.onRef('class_students.class_id', '=', 'classes.id').on('class_students.removed_at', 'is', null),
    )
    .select((row) => row.fn.count<number>('class_students.student_id').as('student_count'))
    .groupBy(['classes.id', 'class_codes.class_id', 'teachers.id']);

/** A class, whoever asks, archived or not. Its students are not counted, because this is read to see who may touch it. */
export async function selectClass(db: Db, classId: number) {
  return selectClasses(db).where('classes.id', '=', classId).executeTakeFirst();
}
/** A class with the number of its students. */
export async function selectCountedClass(db: Db, classId: number) {
  return selectCountedClasses(db).where('classes.id', '=', classId).executeTakeFirst();
}
export type ClassRow = InferResult<ReturnType<typeof selectClasses>>[number];
export type CountedClassRow = InferResult<ReturnType<typeof selectCountedClasses>>[number];

/** The classes that a teacher teaches, in the teacher's own order; those without a place in it first, the newest first. */
export async function selectClassesOfTeacher(db: Db, teacherId: number): Promise<CountedClassRow[]> {
  return selectCountedClasses(db)
    .leftJoin('class_places', (join) =>
      join.onRef('class_places.class_id', '=', 'classes.id').on('class_places.teacher_id', '=', teacherId),
    )
    .where('classes.id', 'in', classesTaughtBy(db, teacherId))
    .groupBy('class_places.place')
    .orderBy('class_places.place', (place) => place.asc().nullsFirst())
    .orderBy('classes.id', 'desc')
    .execute();
}

/** What decides which class of a student counts and who may do what; of `classes`, `teachers` and `class_students`. */
const RIGHTS = ['classes.id', 'classes.teacher_id as teacherId'] as const;
const APPROVAL = [
  approved,
  sql<number | null>`extract(epoch from class_students.primary_since)::float8 * 1000`.as('primarySince'),
] as const;

/** What the class gives the student (`supportsOf`). */
export const SUPPORTS = [
  'class_students.lowest_level',
  'class_students.highest_level',
  'class_students.listening',
  'class_students.larger_text',
  'class_students.line_focus',
] as const;

/** The classes that a student is in, archived or not, the first joined first, also those of locked teachers. */
export const membershipsOfStudent = (db: Db, studentId: number | Expression<number>) =>
  db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .innerJoin('users as teachers', 'teachers.id', 'classes.teacher_id')
    .select([...RIGHTS, 'classes.name', 'classes.settings', 'classes.timezone'])
    .select(APPROVAL)
    .select(SUPPORTS)
    .select([
      'classes.grade',
      'classes.below_thirteen',
      'classes.include_short_essay_questions',
      'classes.may_skip_short_essay',
      'teachers.first_name as teacher_first_name',
      'teachers.last_name as teacher_last_name',
      'class_students.joined_at',
    ])
    .select([teacherLocked, coTeachersOfRow.as('coTeachers')])
    .where('class_students.student_id', '=', studentId)
    .where('class_students.removed_at', 'is', null)
    .orderBy('class_students.joined_at')
    .orderBy('classes.id');

/**
 * The classes a student is in now, the first joined first; for whoever asks for more in the same statement. Those of a locked
 * teacher protect and do nothing else (`countedClasses`).
 */
export const classesOfStudent = (db: Db, studentId: number | Expression<number>) =>
  membershipsOfStudent(db, studentId).where('classes.archived_at', 'is', null);

/** A class was archived so lately that it takes a place where it is not confirmed. */
export const archivedLately = sql<boolean>`(
  classes.archived_at > now() - make_interval(days => ${DAYS_COUNTED_AFTER_ARCHIVE}::int))`;

/** All of them, for what protects a student. */
export async function selectClassesThatProtect(db: Db, studentId: number) {
  return classesOfStudent(db, studentId).execute();
}
export type StudentClassRow = Awaited<ReturnType<typeof selectClassesThatProtect>>[number];
/** The same as a part of another statement has it, which knows no dates. */
export type StudentClassJson = Omit<StudentClassRow, 'joined_at'>;
/** One that counts. */
export type CountedClassJson = Counted<StudentClassJson>;

/** The account did not register as a parent: those are in no class, and no teacher has a say in them (decision 77). */
const isNoParent = sql<boolean>`not exists (
  select from users p where p.id = class_students.student_id and p.register_as = 'parent')`;

/** The classes that a student is in and that count, the first joined first. */
export async function selectClassesOfStudent(db: Db, studentId: number): Promise<Counted<StudentClassRow>[]> {
  return countedClasses(await classesOfStudent(db, studentId).where(isNoParent).execute());
}

/** Makes a class that the student is in the primary one. @returns whether the student is in it. */
export async function choosePrimaryClass(
  db: Db,
  { studentId, classId, now }: { readonly studentId: number; readonly classId: number; readonly now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('class_students')
    .set({ primary_since: now })
    .where('student_id', '=', studentId)
    .where('class_id', '=', classId)
    .where('removed_at', 'is', null)
    .returning('class_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The class that a code opens now, or would if it were not archived; none of a locked teacher. */
export async function selectClassByCode(db: Db, code: string, now: Date) {
  return db
    .selectFrom('class_codes')
    .innerJoin('classes', 'classes.id', 'class_codes.class_id')
    .innerJoin('users as teachers', 'teachers.id', 'classes.teacher_id')
    .select([
      'classes.id',
      'classes.name',
      'code',
      'teachers.first_name as teacher_first_name',
      'teachers.last_name as teacher_last_name',
      approved,
      sql<boolean>`archived_at is not null`.as('archived'),
    ])
    .where('code', '=', code)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('teachers.locked_at', 'is', null)
    .executeTakeFirst();
}

/** How full a class is, whether it is confirmed, and in how many classes of its kind each student is. */
export interface LockedMemberships {
  readonly students: number;
  readonly confirmed: boolean;
  readonly members: ReadonlySet<number>;
  /** Students whose account was joined to another one, perhaps just before they were locked: they come into no class. */
  readonly joined: ReadonlySet<number>;
  /** Accounts that registered as a parent: they come into no class (decision 77). */
  readonly parents: ReadonlySet<number>;
  readonly classesOf: ReadonlyMap<number, number>;
}

/**
 * How full a class is, and in how many classes of its kind some students are: confirmed ones (`isConfirmed`), or others. So the
 * classes of people who merely registered as teachers use up no place in a real one. Everything stays as it is until the
 * transaction ends: the class is locked before the students, and these in their order, so that two who lock both never wait
 * for each other.
 */
export async function lockMemberships(
  tx: Tx,
  { classId, studentIds }: { readonly classId: number; readonly studentIds: readonly number[] },
): Promise<LockedMemberships> {
  const room = await tx
    .selectFrom('classes')
    .innerJoin('users as teachers', 'teachers.id', 'classes.teacher_id')
    .select(approved)
    .where('classes.id', '=', classId)
    .forNoKeyUpdate('classes')
    .executeTakeFirst();
  const confirmed = room?.teacherApproved ?? false;
  const isOne = sql<number>`any(${studentIds}::bigint[])`;
  const accounts = await tx
    .selectFrom('users')
    .select(['id', 'joined_to', 'register_as'])
    .where('id', '=', isOne)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const members = await tx
    .selectFrom('class_students')
    .select('student_id')
    .where('class_id', '=', classId)
    .where('removed_at', 'is', null)
    .execute();
  const counts = await tx
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .innerJoin('users as teachers', 'teachers.id', 'classes.teacher_id')
    .select(['student_id', countAll])
    .where('student_id', '=', isOne)
    .where('removed_at', 'is', null)
    .where('teachers.locked_at', 'is', null)
    .where('teachers.keys_approved_at', confirmed ? 'is not' : 'is', null)
    .where((where) => where.or([where('archived_at', 'is', null), ...(confirmed ? [] : [archivedLately])]))
    .groupBy('student_id')
    .execute();
  return {
    students: members.length,
    confirmed,
    members: new Set(members.map(({ student_id }) => student_id)),
    joined: new Set(accounts.filter(({ joined_to }) => joined_to !== null).map(({ id }) => id)),
    parents: new Set(accounts.filter(({ register_as }) => register_as === 'parent').map(({ id }) => id)),
    classesOf: new Map(counts.map(({ student_id, n }) => [student_id, n])),
  };
}

/** The number of students who are in a class now. */
export async function countStudents(db: Db, classId: number): Promise<number> {
  const { n } = await db
    .selectFrom('class_students')
    .select(countAll)
    .where('class_id', '=', classId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
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

/** Names that a new password is compared with at most; a student is in fewer classes that are confirmed. */
const MOST_NAMES = 30;

/**
 * The names of the classes that a person is in or teaches, the newest first: only those that are open and confirmed, because
 * anyone may call a class what they like and have others join it (decision 36).
 */
export async function selectClassNamesAround(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('classes')
    .innerJoin('users as teachers', 'teachers.id', 'classes.teacher_id')
    .select('name')
    .where('archived_at', 'is', null)
    .where('teachers.keys_approved_at', 'is not', null)
    .where('teachers.locked_at', 'is', null)
    .where((of) =>
      of.or([
        of('teacher_id', '=', userId),
        of.exists(
          of
            .selectFrom('class_students')
            .select('class_id')
            .whereRef('class_students.class_id', '=', 'classes.id')
            .where('class_students.student_id', '=', userId)
            .where('removed_at', 'is', null),
        ),
      ]),
    )
    .orderBy('classes.id', 'desc')
    .limit(MOST_NAMES)
    .execute();
  return rows.map(({ name }) => name);
}
