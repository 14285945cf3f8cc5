import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import { lockClassesOfTeacher } from './classes-queries.ts';
import { classesTaughtBy } from './taught-classes-queries.ts';

/** Keeps the places of the classes that a teacher teaches in this order, in place of those before. */
export async function replaceClassPlaces(
  db: Db,
  teacherId: number,
  classIds: readonly number[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Of two orders that are sent at once, the later one holds whole.
    await lockClassesOfTeacher(tx, teacherId);
    await tx.deleteFrom('class_places').where('teacher_id', '=', teacherId).execute();
    await tx
      .insertInto('class_places')
      .columns(['teacher_id', 'class_id', 'place'])
      .expression((of) =>
        of
          .selectFrom('classes as c')
          .select([sql<number>`${teacherId}::bigint`.as('teacher_id'), 'c.id'])
          .select(sql<number>`array_position(${classIds}::bigint[], c.id)`.as('place'))
          .where('c.id', 'in', classesTaughtBy(db, teacherId))
          .where('c.id', '=', sql<number>`any(${classIds}::bigint[])`),
      )
      .execute();
  });
}
