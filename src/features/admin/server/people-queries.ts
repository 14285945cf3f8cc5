import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import type { Shown } from '../contract/people.ts';

const waits = sql<SqlBool>`(role = 'teacher' and keys_approved_at is null and locked_at is null)`;

const SHOWS: Readonly<Record<Shown, ReturnType<typeof sql<SqlBool>>>> = {
  waiting: waits,
  locked: sql<SqlBool>`locked_at is not null`,
  all: sql<SqlBool>`true`,
};

/** All that an account is found by. */
const SEARCHED = sql<string>`lower(concat_ws(' ', username, first_name, last_name, email))`;

interface Asked {
  readonly show: Shown;
  /** In lower case; each must be found. */
  readonly words: readonly string[];
  readonly limit: number;
}

/** Accounts, the newest first. It reads them all: few people ask for it. */
export async function selectPeople(db: Db, { show, words, limit }: Asked) {
  return db
    .selectFrom('users')
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
    .where(SHOWS[show])
    .where((where) => where.and(words.map((word) => sql<SqlBool>`strpos(${SEARCHED}, ${word}) > 0`)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
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

/** The open classes of some teachers, with how many students are in each. */
export async function selectClassesOf(db: Db, teacherIds: readonly number[]) {
  if (teacherIds.length === 0) return [];
  return db
    .selectFrom('classes')
    .leftJoin('class_students', (join) =>
      join.onRef('class_students.class_id', '=', 'classes.id').on('class_students.removed_at', 'is', null),
    )
    .select((row) => [
      'classes.id',
      'classes.name',
      'classes.teacher_id',
      row.fn.count<number>('class_students.student_id').as('student_count'),
    ])
    .where('classes.teacher_id', '=', sql<number>`any(${teacherIds}::bigint[])`)
    .where('classes.archived_at', 'is', null)
    .groupBy('classes.id')
    .orderBy('classes.id', 'desc')
    .execute();
}

/** Every teacher's e-mail address: whether two are the same, no statement can say (`emailKey`). */
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
