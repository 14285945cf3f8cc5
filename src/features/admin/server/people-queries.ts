import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import type { Shown } from '../contract/people.ts';

const waits = sql<SqlBool>`(role = 'teacher' and keys_approved_at is null and locked_at is null)`;

const SHOWS: Readonly<Record<Shown, ReturnType<typeof sql<SqlBool>>>> = {
  waiting: waits,
  locked: sql<SqlBool>`locked_at is not null`,
  // A parent has a student's account.
  students: sql<SqlBool>`role = 'student'`,
  teachers: sql<SqlBool>`role = 'teacher'`,
  admins: sql<SqlBool>`role = 'admin'`,
  all: sql<SqlBool>`true`,
};

/** All that an account is found by. */
const SEARCHED = sql<string>`lower(concat_ws(' ', username, first_name, last_name, email))`;

interface Asked {
  readonly show: Shown;
  /** In lower case; each must be found. */
  readonly words: readonly string[];
}

const found = (db: Db, { show, words }: Asked) =>
  db
    .selectFrom('users')
    .where(SHOWS[show])
    .where((where) => where.and(words.map((word) => sql<SqlBool>`strpos(${SEARCHED}, ${word}) > 0`)));

export async function countPeople(db: Db, asked: Asked): Promise<number> {
  const { total } = await found(db, asked)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Accounts, the newest first. It reads them all: few people ask for it. */
export async function selectPeople(
  db: Db,
  { limit, offset, ...asked }: Asked & { readonly limit: number; readonly offset: number },
) {
  return found(db, asked)
    .select([
      'id',
      'username',
      'first_name',
      'last_name',
      'role',
      'register_as',
      'email',
      'created_at',
      'last_login_at',
      'locked_at',
      'keys_approved_at',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number];

export async function countWaiting(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('waiting'))
    .where(waits)
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Who teaches which class: its owner, and those whom the owner has invited. */
const taughtBy = (db: Db, teacherIds: readonly number[]) =>
  db
    .selectFrom('classes as own')
    .select(['own.id as class_id', 'own.teacher_id', sql<boolean>`false`.as('shared')])
    .where('own.teacher_id', '=', sql<number>`any(${teacherIds}::bigint[])`)
    .unionAll(
      db
        .selectFrom('co_teacher_invites as i')
        .select(['i.class_id', sql<number>`i.teacher_id`.as('teacher_id'), sql<boolean>`true`.as('shared')])
        .where('i.teacher_id', '=', sql<number>`any(${teacherIds}::bigint[])`)
        .where('i.status', '=', sql.lit('approved')),
    );

/** The open classes that some teachers own or teach together, with how many students are in each. */
export async function selectClassesOf(db: Db, teacherIds: readonly number[]) {
  if (teacherIds.length === 0) return [];
  return db
    .selectFrom(taughtBy(db, teacherIds).as('taught'))
    .innerJoin('classes', 'classes.id', 'taught.class_id')
    .leftJoin('class_students', (join) =>
      join.onRef('class_students.class_id', '=', 'classes.id').on('class_students.removed_at', 'is', null),
    )
    .select((row) => [
      'classes.id',
      'classes.name',
      'taught.teacher_id',
      'taught.shared',
      row.fn.count<number>('class_students.student_id').as('student_count'),
    ])
    .where('classes.archived_at', 'is', null)
    .groupBy(['classes.id', 'taught.teacher_id', 'taught.shared'])
    .orderBy('classes.id', 'desc')
    .execute();
}

/** The open classes that some students are in, with how many students are in each. */
export async function selectClassesWith(db: Db, studentIds: readonly number[]) {
  if (studentIds.length === 0) return [];
  return db
    .selectFrom('class_students as own')
    .innerJoin('classes', 'classes.id', 'own.class_id')
    .innerJoin('class_students as every', 'every.class_id', 'classes.id')
    .select((row) => [
      'classes.id',
      'classes.name',
      'own.student_id',
      row.fn.count<number>('every.student_id').as('student_count'),
    ])
    .where('own.student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .where('own.removed_at', 'is', null)
    .where('every.removed_at', 'is', null)
    .where('classes.archived_at', 'is', null)
    .groupBy(['classes.id', 'own.student_id'])
    .orderBy('classes.id', 'desc')
    .execute();
}

/** Every teacher's email address: whether two are the same, no statement can say (`emailKey`). */
export async function selectTeacherEmails(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'keys_approved_at'])
    .where('role', '=', 'teacher')
    .where('email', 'is not', null)
    .orderBy('id')
    .$narrowType<{ email: string }>()
    .execute();
}
