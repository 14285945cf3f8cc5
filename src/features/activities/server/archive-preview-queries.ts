import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import { todayThere } from './activities-queries.ts';

interface ToArchive {
  readonly teacherId: number;
  readonly classIds: readonly number[];
}

/** The open classes `c` of a teacher among some. */
const ownOpen = (db: Db, { teacherId, classIds }: ToArchive) =>
  db
    .selectFrom('classes as c')
    .where('c.id', '=', sql<number>`any(${classIds}::bigint[])`)
    .where('c.teacher_id', '=', teacherId)
    .where('c.archived_at', 'is', null);

/** These classes, each with how many of its activities are neither over nor canceled. */
export async function countOpenActivities(db: Db, of: ToArchive, now: Date) {
  return ownOpen(db, of)
    .leftJoin('activities as a', (join) =>
      join
        .onRef('a.class_id', '=', 'c.id')
        .on('a.canceled_at', 'is', null)
        .on(sql<boolean>`a.due_day >= ${todayThere(now)}`),
    )
    .select(['c.id', sql<number>`count(a.id)`.as('activities')])
    .groupBy('c.id')
    .orderBy('c.id')
    .execute();
}

/**
 * The students of these classes who are in no other class that stays open, by name: a class of a locked teacher does nothing for them.
 * The first of each class, with the number of all.
 */
export async function selectLeftWithoutClass(db: Db, of: ToArchive, most: number) {
  return db
    .selectFrom(
      ownOpen(db, of)
        .innerJoin('class_students as m', 'm.class_id', 'c.id')
        .innerJoin('users as u', 'u.id', 'm.student_id')
        .select(['c.id as class_id', 'u.id', 'u.username', 'u.first_name', 'u.last_name'])
        .select([
          sql<number>`count(*) over (partition by c.id)`.as('all'),
          sql<number>`row_number() over (partition by c.id order by u.last_name, u.first_name, u.username)`.as(
            'place',
          ),
        ])
        .where('m.removed_at', 'is', null)
        .where(
          sql<boolean>`not exists (
            select from class_students x
              join classes k on k.id = x.class_id
              join users t on t.id = k.teacher_id
             where x.student_id = m.student_id and x.removed_at is null and k.archived_at is null
               and t.locked_at is null and not (k.id = any(${of.classIds}::bigint[]) and k.teacher_id = ${of.teacherId}))`,
        )
        .as('left_without'),
    )
    .selectAll()
    .where('place', '<=', most)
    .orderBy('class_id')
    .orderBy('place')
    .execute();
}
