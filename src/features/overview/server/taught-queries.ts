import { sql } from 'kysely';
import { classesTaughtBy } from '#features/classes/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';

/** Students that are looked through at most; the first by name. */
export const MAX_STUDENTS = 3_000;

/** The students whom a teacher teaches now, by name, with those classes of the teacher that they are in. */
const selectTaught = (db: Db, teacherId: number) =>
  db
    .selectFrom('users as u')
    .innerJoin('class_students as m', 'm.student_id', 'u.id')
    .innerJoin('classes as c', 'c.id', 'm.class_id')
    .select(['u.id', 'u.username', 'u.first_name', 'u.last_name'])
    .select(
      sql<
        { id: number; name: string }[]
      >`json_agg(json_build_object('id', c.id, 'name', c.name) order by m.joined_at, c.id)`.as('classes'),
    )
    .where('c.id', 'in', classesTaughtBy(db, teacherId))
    .where('c.archived_at', 'is', null)
    .where('m.removed_at', 'is', null)
    .groupBy('u.id')
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.username');

/** Which students of a teacher are meant: all, those of one class, or some. */
interface Meant {
  readonly classId?: number | undefined;
  readonly ids?: readonly number[];
}

/** The students of a teacher with what is kept of each, and whether an admin has approved the teacher; one more than is looked through, where there are more. */
export async function selectTaughtStudents(db: Db, teacherId: number, { classId, ids }: Meant) {
  return db
    .selectFrom('users as u')
    .leftJoin('student_progress as p', 'p.student_id', 'u.id')
    .select(['u.id', 'u.username', 'u.first_name', 'u.last_name', 'u.last_login_at'])
    .select(['p.mean', 'p.sd', 'p.level', 'p.pretest_status', 'p.counted_answers'])
    .select(['p.total_points', 'p.last_quiz_at'])
    .select(
      sql<boolean>`(select asking.keys_approved_at is not null from users asking where asking.id = ${teacherId})`.as(
        'approved',
      ),
    )
    .where('u.id', 'in', (of) =>
      of
        .selectFrom('class_students as m')
        .innerJoin('classes as c', 'c.id', 'm.class_id')
        .select('m.student_id')
        .where('c.id', 'in', classesTaughtBy(db, teacherId))
        .where('c.archived_at', 'is', null)
        .where('m.removed_at', 'is', null)
        .$if(classId !== undefined, (all) => all.where('c.id', '=', classId as number))
        .$if(ids !== undefined, (all) => all.where('m.student_id', '=', sql<number>`any(${ids}::bigint[])`)),
    )
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.username')
    .limit(MAX_STUDENTS + 1)
    .execute();
}
export type TaughtRow = Awaited<ReturnType<typeof selectTaughtStudents>>[number];

/** The names of the students whom a teacher teaches now, or of those of one class, each once, in their order; one more than is looked through, where there are more. */
export async function selectTaughtNames(db: Db, teacherId: number, classId?: number) {
  return db
    .selectFrom('users as u')
    .select(['u.id', 'u.username', 'u.first_name', 'u.last_name'])
    .where((of) =>
      of.exists(
        of
          .selectFrom('class_students as m')
          .innerJoin('classes as c', 'c.id', 'm.class_id')
          .select('m.student_id')
          .whereRef('m.student_id', '=', 'u.id')
          .where('m.removed_at', 'is', null)
          .where('c.id', 'in', classesTaughtBy(db, teacherId))
          .where('c.archived_at', 'is', null)
          .$if(classId !== undefined, (all) => all.where('c.id', '=', classId as number)),
      ),
    )
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.username')
    .limit(MAX_STUDENTS + 1)
    .execute();
}

/** The students whom a teacher teaches now, with their classes; one more than is looked through, where there are more. */
export async function selectTaughtWithClasses(db: Db, teacherId: number) {
  return selectTaught(db, teacherId)
    .limit(MAX_STUDENTS + 1)
    .execute();
}

/** How many students a teacher teaches now, each counted once. */
export async function countTaught(db: Db, teacherId: number): Promise<number> {
  const { n } = await db
    .selectFrom('class_students as m')
    .innerJoin('classes as c', 'c.id', 'm.class_id')
    .select(sql<number>`count(distinct m.student_id)`.as('n'))
    .where('c.id', 'in', classesTaughtBy(db, teacherId))
    .where('c.archived_at', 'is', null)
    .where('m.removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

/** Some of the students whom a teacher teaches now, with their classes. */
export async function selectTaughtAmong(db: Db, teacherId: number, ids: readonly number[]) {
  const isOne = sql<number>`any(${ids}::bigint[])`;
  return ids.length === 0 ? [] : selectTaught(db, teacherId).where('u.id', '=', isOne).execute();
}

/** The classes that a teacher teaches, the newest first. */
export async function selectClassNames(db: Db, teacherId: number) {
  return db
    .selectFrom('classes as c')
    .select(['c.id', 'c.name', 'c.grade'])
    .where('c.id', 'in', classesTaughtBy(db, teacherId))
    .where('c.archived_at', 'is', null)
    .orderBy('c.id', 'desc')
    .execute();
}
