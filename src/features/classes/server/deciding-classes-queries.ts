import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import type { CoTeacher } from '../core/teacher-rights.ts';
import { classesTaughtBy } from './taught-classes-queries.ts';

/** The teacher who asks, as the one co-teacher of the row's class that matters then; nobody where they are none. */
const askingCoTeacher = (teacherId: number) => sql<CoTeacher[]>`case
  when classes.teacher_id <> ${teacherId} and co.class_id is not null
  then json_build_array(json_build_object('id', co.teacher_id, 'approved', asking.keys_approved_at is not null))
  else '[]'::json end`;

/**
 * Of the classes that each of some students is in now, the two that decide what a teacher may read: the one that counts (the order
 * of `inOrderOfCounting`) and the first joined of the teacher's own, which may be one and the same; the first joined first. A student
 * may be in forty classes, so all of them of a thousand students would be too many to look through.
 */
const selectDeciding = (db: Db, teacherId: number, isMeant: Expression<boolean>) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('class_students')
        .innerJoin('classes', 'classes.id', 'class_students.class_id')
        .innerJoin('users as teachers', 'teachers.id', 'classes.teacher_id')
        .innerJoin('users as asking', (join) => join.on('asking.id', '=', teacherId))
        .leftJoin('co_teacher_invites as co', (join) =>
          join
            .onRef('co.class_id', '=', 'classes.id')
            .on('co.teacher_id', '=', teacherId)
            .on('co.status', '=', sql.lit('approved')),
        )
        .select(['class_students.student_id', 'class_students.joined_at'])
        .select(['class_students.lowest_level', 'class_students.highest_level'])
        .select(['classes.id', 'classes.teacher_id as teacherId'])
        .select([askingCoTeacher(teacherId).as('coTeachers'), isTaught(teacherId).as('taught')])
        .select([
          sql<boolean>`teachers.keys_approved_at is not null`.as('teacherApproved'),
          sql<number | null>`extract(epoch from class_students.primary_since)::float8 * 1000`.as(
            'primarySince',
          ),
          sql<number>`row_number() over (
            partition by class_students.student_id
            order by teachers.keys_approved_at is null,
                     case when teachers.keys_approved_at is not null then class_students.primary_since end
                       desc nulls last,
                     class_students.joined_at, classes.id)`.as('place'),
          sql<number>`row_number() over (
            partition by class_students.student_id, ${isTaught(teacherId)}
            order by class_students.joined_at, classes.id)`.as('place_of_taught'),
        ])
        .where(isMeant)
        .where('class_students.removed_at', 'is', null)
        .where('classes.archived_at', 'is', null)
        .where('teachers.locked_at', 'is', null)
        .as('joined'),
    )
    .select(['student_id', 'id', 'teacherId', 'teacherApproved', 'primarySince', 'coTeachers'])
    .select(['lowest_level', 'highest_level'])
    .where((of) =>
      of.or([
        of('place', '=', sql.lit(1)),
        of.and([of('taught', '=', sql.lit(true)), of('place_of_taught', '=', sql.lit(1))]),
      ]),
    )
    .orderBy('joined_at')
    .orderBy('id');

const isTaught = (teacherId: number) =>
  sql<boolean>`(classes.teacher_id = ${teacherId} or co.class_id is not null)`;

/** The classes of these students that decide what a teacher may read. */
export async function selectDecidingClasses(db: Db, teacherId: number, studentIds: readonly number[]) {
  if (studentIds.length === 0) return [];
  return selectDeciding(
    db,
    teacherId,
    sql<boolean>`class_students.student_id = any(${studentIds}::bigint[])`,
  ).execute();
}
export type DecidingClass = Awaited<ReturnType<typeof selectDecidingClasses>>[number];

/** The same of all students of some classes. */
export async function selectDecidingClassesOfRosters(db: Db, teacherId: number, classIds: readonly number[]) {
  return selectDeciding(
    db,
    teacherId,
    sql<boolean>`class_students.student_id in (
      select mates.student_id from class_students as mates
       where mates.class_id = any(${classIds}::bigint[]) and mates.removed_at is null)`,
  ).execute();
}

/**
 * The classes that the students of some classes are in now. As arrays both are looked up by their indexes, however many students
 * the database reckons with; joined, it now and then reads the whole table.
 */
const classesOfMates = (classIds: readonly number[]) => sql`array(
  select m.class_id from class_students as m
   where m.removed_at is null and m.student_id = any(array(
     select mates.student_id from class_students as mates
      where mates.class_id = any(${classIds}::bigint[]) and mates.removed_at is null)))`;

/** The classes that a teacher teaches and that somebody of some rosters is in now. */
export async function selectOwnClassesOfRosters(
  db: Db,
  teacherId: number,
  classIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('classes')
    .select('id')
    .where('id', 'in', classesTaughtBy(db, teacherId))
    .where('archived_at', 'is', null)
    .where('id', '=', sql<number>`any(${classesOfMates(classIds)})`)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * For a teacher who reads only the work for their own classes those among them that a student is in now (`readableWork`): one row `class_ids` for a
 * statement about many students. @param classIds of the teacher; undefined where all work is read: then it is null
 */
export const classesThatAreRead = (
  studentId: RawBuilder<unknown>,
  classIds: readonly number[] | undefined,
) => {
  const own = sql`(
    select coalesce(array_agg(joined.class_id), '{}'::bigint[]) from class_students joined
     where joined.student_id = ${studentId} and joined.removed_at is null and joined.class_id = any(${classIds}::bigint[]))`;
  // With an offset they are looked up once, and not again in each part of the statement.
  return sql<{ class_ids: number[] | null }>`(
    select ${classIds === undefined ? sql`null::bigint[]` : own} as class_ids offset 0)`;
};

/** Name, zone and stored settings of some classes, each once. */
export async function selectClassRules(db: Db, classIds: Iterable<number>) {
  return db
    .selectFrom('classes')
    .select(['id', 'name', 'timezone', 'settings'])
    .where('id', '=', sql<number>`any(${[...new Set(classIds)]}::bigint[])`)
    .execute();
}
