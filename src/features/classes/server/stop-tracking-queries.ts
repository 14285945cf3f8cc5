import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { MAX_STUDENTS_OF_CLASS } from '../core/class-limits.ts';
import { classesTaughtBy } from './taught-classes-queries.ts';

interface Tracked {
  readonly teacherId: number;
  readonly studentIds: readonly number[];
}

/** Ends the memberships of students in all classes that a teacher owns, archived ones too. @returns who was in one. */
export async function endTracking(
  tx: Tx,
  { teacherId, studentIds }: Tracked,
  now: Date,
): Promise<Set<number>> {
  const rows = await tx
    .updateTable('class_students as m')
    .from('classes as c')
    .set({ removed_at: now, removed_by: teacherId, left_on_own: false })
    .whereRef('c.id', '=', 'm.class_id')
    .where('c.teacher_id', '=', teacherId)
    .where('m.student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .where('m.removed_at', 'is', null)
    .returning('m.student_id')
    .execute();
  // Who comes back gets a new badge.
  await tx
    .deleteFrom('student_badges as b')
    .using('classes as c')
    .whereRef('c.id', '=', 'b.class_id')
    .where('c.teacher_id', '=', teacherId)
    .where('b.student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .execute();
  return new Set(rows.map((row) => row.student_id));
}

/** The open classes that a teacher teaches and some students are in still. */
export async function selectStillIn(tx: Tx, { teacherId, studentIds }: Tracked) {
  return tx
    .selectFrom('class_students as m')
    .innerJoin('classes as c', 'c.id', 'm.class_id')
    .select(['m.student_id', 'c.id', 'c.name'])
    .where('m.student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .where('m.removed_at', 'is', null)
    .where('c.archived_at', 'is', null)
    .where('c.id', 'in', classesTaughtBy(tx, teacherId))
    .orderBy('c.id')
    .execute();
}

/**
 * The memberships that ended as a teacher stopped tracking students: none that the student has left on their own since, and none of a student
 * who has come into any class since (`upsertMemberships` forgets who took them out).
 */
const stopped = (db: Db, teacherId: number) =>
  db
    .selectFrom('class_students as m')
    .innerJoin('classes as c', 'c.id', 'm.class_id')
    .where('c.teacher_id', '=', teacherId)
    .where('m.removed_by', '=', teacherId)
    .where('m.left_on_own', '=', false);

interface StoppedAt extends Tracked {
  readonly stoppedAt: Date;
}

/** Those of some students of one moment. */
export async function selectStopped(tx: Tx, { teacherId, studentIds, stoppedAt }: StoppedAt) {
  return stopped(tx, teacherId)
    .select(['m.student_id', 'm.class_id'])
    .where('m.student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .where('m.removed_at', '=', stoppedAt)
    .orderBy('m.class_id')
    .orderBy('m.student_id')
    .execute();
}

/** Keeps classes as they are until the transaction ends, in their order. */
export async function lockClasses(tx: Tx, classIds: readonly number[]): Promise<void> {
  await tx
    .selectFrom('classes')
    .select('id')
    .where('id', '=', sql<number>`any(${classIds}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Students whom a teacher stopped tracking since a moment and can have back, the last one first. */
export async function selectStoppedStudents(db: Db, teacherId: number, since: Date) {
  return stopped(db, teacherId)
    .innerJoin('users as u', 'u.id', 'm.student_id')
    .select(['u.id', 'u.username', 'u.first_name', 'u.last_name', 'm.removed_at'])
    .select(sql<string>`min(c.timezone)`.as('timezone'))
    .where('m.removed_at', '>', since)
    .where((of) =>
      of.exists(
        of
          .selectFrom('audit_log as a')
          .select('a.id')
          .whereRef('a.subject_user_id', '=', 'm.student_id')
          .where('a.actor_user_id', '=', teacherId)
          .where('a.act', '=', sql.lit('stop-tracking-student'))
          .whereRef('a.at', '=', 'm.removed_at'),
      ),
    )
    .groupBy(['u.id', 'm.removed_at'])
    .orderBy('m.removed_at', 'desc')
    .orderBy('u.last_name')
    .orderBy('u.id')
    .limit(MAX_STUDENTS_OF_CLASS)
    .execute();
}
