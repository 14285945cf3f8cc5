import { sql } from 'kysely';
import { classesTaughtBy } from '#features/classes/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';

/** So many are counted for a teacher. */
const MOST_COUNTED = 500;

/**
 * What waits for an approved teacher of the families of their students, the newest first: parents to confirm, and withdrawn consent that
 * nobody has dealt with. Nothing for a teacher who is not approved.
 */
export async function selectWaitingFamilies(db: Db, teacherId: number) {
  const taught = db
    .selectFrom('class_students as m')
    .innerJoin('classes as c', 'c.id', 'm.class_id')
    .innerJoin('users as t', (join) =>
      join.on('t.id', '=', teacherId).on('t.keys_approved_at', 'is not', null),
    )
    .select('m.student_id')
    .where('m.removed_at', 'is', null)
    .where('c.archived_at', 'is', null)
    .where('c.id', 'in', classesTaughtBy(db, teacherId));
  return db
    .selectFrom('family_links as l')
    .innerJoin('users as s', 's.id', 'l.student_id')
    .select(['l.student_id', 'l.asked_at as at', 's.first_name', 's.last_name', 's.username'])
    .select(sql<'asked' | 'withdrawn'>`'asked'`.as('kind'))
    .where('l.confirmed_at', 'is', null)
    .where('l.ended_at', 'is', null)
    .where('l.student_id', 'in', taught)
    .unionAll(
      db
        .selectFrom('family_consents as f')
        .innerJoin('users as s', 's.id', 'f.student_id')
        .select(['f.student_id', 'f.at', 's.first_name', 's.last_name', 's.username'])
        .select(sql<'asked' | 'withdrawn'>`'withdrawn'`.as('kind'))
        .where('f.act', '=', 'withdrawn')
        .where('f.answered_at', 'is', null)
        .where('f.student_id', 'in', taught),
    )
    .orderBy('at', 'desc')
    .limit(sql.lit(MOST_COUNTED))
    .execute();
}
