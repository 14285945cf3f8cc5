import { sql } from 'kysely';
import { classesTaughtBy } from '#features/classes/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';

/** Students who are listed at most. */
const MAX_READERS = 200;

interface ReadersOf {
  readonly teacherId: number;
  /** Any version of the passage. */
  readonly versionId: number;
}

/** The classes in which a teacher teaches students now. */
const taughtNow = (db: Db, teacherId: number) =>
  db
    .selectFrom('class_students as m')
    .innerJoin('classes as c', 'c.id', 'm.class_id')
    .where('m.removed_at', 'is', null)
    .where('c.archived_at', 'is', null)
    .where('c.id', 'in', classesTaughtBy(db, teacherId));

/**
 * The last finished attempt at a passage of each student whom a teacher teaches now, each with the number of all; one statement.
 * As `readableWork` has it: an approved teacher reads all work of these students, another one that of their own classes.
 */
export async function selectPassageReaders(db: Db, { teacherId, versionId }: ReadersOf) {
  const approved = sql<boolean>`(select keys_approved_at is not null from users where id = ${teacherId})`;
  const last = db
    .selectFrom('attempts as a')
    .innerJoin('users as u', 'u.id', 'a.student_id')
    .distinctOn('a.student_id')
    .select(['a.student_id', 'a.id', 'a.passage_version_id', 'a.finished_at', 'a.finished_day', 'a.marks'])
    .select(['a.question_count', 'a.passed', 'u.username', 'u.first_name', 'u.last_name'])
    .where('a.status', '=', sql.lit('finished'))
    .where('a.kind', '=', sql.lit('practice'))
    .where('a.passage_id', '=', (of) =>
      of.selectFrom('passage_versions').select('passage_id').where('id', '=', versionId),
    )
    .where('a.student_id', 'in', taughtNow(db, teacherId).select('m.student_id'))
    .where((of) =>
      of.or([
        approved,
        of.exists(
          taughtNow(db, teacherId)
            .select('m.student_id')
            .where(sql<boolean>`m.student_id = a.student_id and m.class_id = a.class_id`),
        ),
      ]),
    )
    .orderBy('a.student_id')
    .orderBy('a.finished_at', 'desc')
    .orderBy('a.id', 'desc');
  return db
    .selectFrom(last.as('last'))
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('all'))
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_READERS)
    .execute();
}
