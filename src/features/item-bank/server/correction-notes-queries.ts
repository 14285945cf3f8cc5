import { sql } from 'kysely';
import { classesTaughtBy } from '#features/classes/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';

/** What a correction changed, over all students or some. */
export interface Rescored {
  readonly correction_id: number;
  readonly students: number;
  readonly levels: number;
  readonly points: number;
}

const selectSums = (db: Db) =>
  db
    .selectFrom('rescored_students as r')
    .select('r.correction_id')
    .select([
      sql<number>`count(distinct r.student_id)`.as('students'),
      sql<number>`count(distinct r.student_id) filter (where r.level_before <> r.level_after)`.as('levels'),
      sql<number>`sum(r.points)`.as('points'),
    ])
    .groupBy('r.correction_id');

/** What each correction changed, over all students. */
export async function selectRescored(db: Db): Promise<Rescored[]> {
  return selectSums(db).execute();
}

/** What a correction changed for one student, and when the teacher who asks has read of it. */
export interface RescoredStudent {
  readonly correction_id: number;
  readonly student_id: number;
  readonly level_before: number;
  readonly level_after: number;
  readonly points: number;
  readonly seen_at: Date | null;
}

/** What scored corrections changed for each of these students, without those that the teacher has read before a moment. */
export async function selectRescoredStudents(
  db: Db,
  teacherId: number,
  { studentIds, readSince }: { readonly studentIds: readonly number[]; readonly readSince: Date },
): Promise<RescoredStudent[]> {
  return db
    .selectFrom('rescored_students as r')
    .innerJoin('key_corrections as k', 'k.id', 'r.correction_id')
    .leftJoin('key_corrections_seen as s', (join) =>
      join.onRef('s.correction_id', '=', 'r.correction_id').on('s.teacher_id', '=', teacherId),
    )
    .select(['r.correction_id', 'r.student_id', 'r.level_before', 'r.level_after', 'r.points', 's.seen_at'])
    .where('k.scored_at', 'is not', null)
    .where('r.student_id', '=', sql<number>`any(${studentIds})`)
    .where((of) => of.or([of('s.seen_at', 'is', null), of('s.seen_at', '>', readSince)]))
    .execute();
}

export async function insertSeen(db: Db, teacherId: number, correctionId: number, now: Date): Promise<void> {
  await db
    .insertInto('key_corrections_seen')
    .columns(['teacher_id', 'correction_id', 'seen_at'])
    .expression((of) =>
      of
        .selectFrom('key_corrections')
        .select([
          sql<number>`${teacherId}::bigint`.as('teacher_id'),
          'id',
          sql<Date>`${now}::timestamptz`.as('seen_at'),
        ])
        .where('id', '=', correctionId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The note shows again. */
export async function deleteSeen(db: Db, teacherId: number, correctionId: number): Promise<void> {
  await db
    .deleteFrom('key_corrections_seen')
    .where('teacher_id', '=', teacherId)
    .where('correction_id', '=', correctionId)
    .execute();
}

/** Of how many students at most a teacher's notes tell. */
const MAX_RESCORED = 3_000;

/** The students whom a teacher teaches now and for whom a correction changed something. */
export async function selectRescoredTaught(db: Db, teacherId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('rescored_students as r')
    .innerJoin('class_students as m', 'm.student_id', 'r.student_id')
    .innerJoin('classes as c', 'c.id', 'm.class_id')
    .select('r.student_id')
    .distinct()
    .where('c.id', 'in', classesTaughtBy(db, teacherId))
    .where('c.archived_at', 'is', null)
    .where('m.removed_at', 'is', null)
    .limit(MAX_RESCORED)
    .execute();
  return rows.map(({ student_id }) => student_id);
}
