import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import type { NewClassCode } from './classes-queries.ts';

/** A class by its number or its code, open or closed, for a command of the operator. */
export async function selectClassForOperator(
  db: Db,
  by: { readonly id: number } | { readonly code: string },
) {
  return db
    .selectFrom('classes')
    .innerJoin('users as teachers', 'teachers.id', 'classes.teacher_id')
    .leftJoin('class_codes', 'class_codes.class_id', 'classes.id')
    .select(['classes.id', 'classes.name', 'classes.timezone', 'code', 'expires_at', 'closed_at'])
    .select(['teachers.first_name', 'teachers.last_name', 'teachers.username'])
    .leftJoin('class_students', (join) =>
      join.onRef('class_students.class_id', '=', 'classes.id').on('class_students.removed_at', 'is', null),
    )
    .select((row) => row.fn.count<number>('class_students.student_id').as('student_count'))
    .groupBy(['classes.id', 'class_codes.class_id', 'teachers.id'])
    .where((of) => ('id' in by ? of('classes.id', '=', by.id) : of('code', '=', by.code)))
    .executeTakeFirst();
}
export type OperatorClass = NonNullable<Awaited<ReturnType<typeof selectClassForOperator>>>;

/**
 * Gives a class another code, which is open; the old one is gone.
 * @throws the violation of `class_codes_unique` when another class has this code.
 */
export async function replaceClassCode(
  db: Db,
  classId: number,
  { code, expiresAt, now }: NewClassCode,
): Promise<void> {
  const fresh = { code, expires_at: expiresAt, made_at: now };
  await db
    .insertInto('class_codes')
    .values({ class_id: classId, ...fresh })
    .onConflict((conflict) => conflict.column('class_id').doUpdateSet({ ...fresh, closed_at: null }))
    .execute();
}

/** A code that was closed before keeps its time. */
export async function closeCode(db: Db, classId: number, now: Date): Promise<void> {
  await db
    .updateTable('class_codes')
    .set({ closed_at: sql`coalesce(closed_at, ${now})` })
    .where('class_id', '=', classId)
    .execute();
}

/**
 * When the join happened that fills a class for now: the last but `most` by its code since then; undefined while fewer came.
 * A student who was removed counts, too: removing makes no room for more.
 */
export async function selectJoinThatFills(
  db: Db,
  { classId, since, most }: { readonly classId: number; readonly since: Date; readonly most: number },
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('class_students')
    .select('joined_by_code_at')
    .where('class_id', '=', classId)
    .where('joined_by_code_at', '>', since)
    .orderBy('joined_by_code_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.joined_by_code_at ?? undefined;
}

/** Forgets who joined by the code of a class before: the code is another one now. */
export async function forgetJoinsByCode(db: Db, classId: number): Promise<void> {
  await db
    .updateTable('class_students')
    .set({ joined_by_code_at: null })
    .where('class_id', '=', classId)
    .where('joined_by_code_at', 'is not', null)
    .execute();
}

/** The students who are now in the classes of a teacher, by class. */
export async function selectStudentNames(db: Db, teacherId: number) {
  return db
    .selectFrom('classes')
    .innerJoin('class_students', 'class_students.class_id', 'classes.id')
    .innerJoin('users', 'users.id', 'class_students.student_id')
    .select(['class_students.class_id', 'first_name', 'last_name', 'username'])
    .where('classes.teacher_id', '=', teacherId)
    .where('class_students.removed_at', 'is', null)
    .where('classes.archived_at', 'is', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();
}
