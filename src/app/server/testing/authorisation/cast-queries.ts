import type { Db } from '#platform/db/server/database.ts';

/** Takes a student out of a class, as a teacher will be able to. */
export async function removeFromClass(db: Db, studentId: number, classId: number, now: Date): Promise<void> {
  await db
    .updateTable('class_students')
    .set({ removed_at: now })
    .where('student_id', '=', studentId)
    .where('class_id', '=', classId)
    .execute();
}

/** Takes a student out of every class. */
export async function removeFromEveryClass(db: Db, studentId: number, now: Date): Promise<void> {
  await db
    .updateTable('class_students')
    .set({ removed_at: now })
    .where('student_id', '=', studentId)
    .where('removed_at', 'is', null)
    .execute();
}

/** The newest invitation of a student. */
export async function selectInvitationOf(db: Db, studentId: number): Promise<number> {
  const { id } = await db
    .selectFrom('teacher_invitations')
    .select('id')
    .where('student_id', '=', studentId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

/** The names that these people have now. */
export const selectNamesOf = (db: Db, userIds: readonly number[]) =>
  db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', userIds)
    .orderBy('id')
    .execute();

/**
 * All that is kept of a student's person and work, with the class that it belongs to and its memberships. The rows are
 * sorted, because the database may return the same rows in another order the next time.
 */
export async function selectWorkOf(db: Db, studentId: number, classId: number) {
  const of = (table: 'student_progress' | 'points_ledger' | 'essays' | 'attempts' | 'progress_events') =>
    db
      .selectFrom(table)
      .selectAll()
      .where('student_id', '=', studentId)
      .execute()
      .then((rows) => rows.map((row) => JSON.stringify(row)).toSorted());
  const [progress, ledger, essays, attempts, events] = await Promise.all([
    of('student_progress'),
    of('points_ledger'),
    of('essays'),
    of('attempts'),
    of('progress_events'),
  ]);
  const person = await db
    .selectFrom('users')
    .select(['username', 'first_name', 'last_name', 'password_hash', 'locked_at', 'settings'])
    .where('id', '=', studentId)
    .execute();
  const ofClass = await db
    .selectFrom('classes as c')
    .innerJoin('class_students as m', 'm.class_id', 'c.id')
    .selectAll()
    .where('c.id', '=', classId)
    .orderBy('m.student_id')
    .execute();
  return { progress, ledger, essays, attempts, events, person, ofClass };
}
