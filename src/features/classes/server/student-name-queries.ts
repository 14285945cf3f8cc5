import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';

export async function updateName(
  db: Db,
  studentId: number,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', studentId)
    .where('role', '=', 'student')
    .execute();
}

export interface NameOfStudent {
  readonly studentId: number;
  readonly firstName: string;
  readonly lastName: string;
}

/** The names of those among some students who are in a class now. They stay as they are until the transaction ends. */
export async function lockNamesOfMembers(
  tx: Tx,
  { classId, studentIds }: { readonly classId: number; readonly studentIds: readonly number[] },
): Promise<readonly NameOfStudent[]> {
  return tx
    .selectFrom('users')
    .innerJoin('class_students', 'class_students.student_id', 'users.id')
    .select(['users.id as studentId', 'users.first_name as firstName', 'users.last_name as lastName'])
    .where('users.id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .where('users.role', '=', 'student')
    .where('users.register_as', '<>', 'parent')
    .where('class_students.class_id', '=', classId)
    .where('class_students.removed_at', 'is', null)
    .orderBy('users.id')
    .forNoKeyUpdate('users')
    .execute();
}

/** Sets the names of some students, of all at once. */
export async function updateNames(tx: Tx, names: readonly NameOfStudent[]): Promise<void> {
  if (names.length === 0) return;
  const given = sql<{ id: number; first_name: string; last_name: string }>`
    unnest(${names.map(({ studentId }) => studentId)}::bigint[], ${names.map(({ firstName }) => firstName)}::text[],
           ${names.map(({ lastName }) => lastName)}::text[])`;
  await tx
    .updateTable('users')
    .from(given.as<'given'>(sql`given (id, first_name, last_name)`))
    .set((of) => ({ first_name: of.ref('given.first_name'), last_name: of.ref('given.last_name') }))
    .whereRef('users.id', '=', 'given.id')
    .where('users.role', '=', 'student')
    .execute();
}
