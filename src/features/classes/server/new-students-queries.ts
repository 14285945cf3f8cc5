import type { Db } from '#platform/db/server/database.ts';

/** Of these usernames the accounts of students in a class in which nobody has ever logged in: they were created for it. */
export async function selectUnusedStudents(db: Db, classId: number, usernameKeys: readonly string[]) {
  return db
    .selectFrom('users')
    .innerJoin('class_students', 'class_students.student_id', 'users.id')
    .select(['users.id', 'users.username_key', 'users.first_name', 'users.last_name'])
    .where('class_students.class_id', '=', classId)
    .where('class_students.removed_at', 'is', null)
    .where('users.username_key', 'in', [...usernameKeys])
    .where('users.role', '=', 'student')
    .where('users.last_login_at', 'is', null)
    .execute();
}
export type UnusedStudent = Awaited<ReturnType<typeof selectUnusedStudents>>[number];

/** The names of the students who are in a class now. */
export const selectNamesOfClass = async (db: Db, classId: number) =>
  db
    .selectFrom('users')
    .innerJoin('class_students', 'class_students.student_id', 'users.id')
    .select(['users.first_name as firstName', 'users.last_name as lastName'])
    .where('class_students.class_id', '=', classId)
    .where('class_students.removed_at', 'is', null)
    .execute();

/** Sets the password of an account in which nobody has logged in until now. @returns whether it is still one. */
export async function setUnusedPassword(db: Db, studentId: number, passwordHash: string): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', studentId)
    .where('last_login_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
