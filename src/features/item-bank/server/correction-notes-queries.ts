import { sql } from 'kysely';
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

/** What a correction changed for one student. */
export interface RescoredStudent {
  readonly correction_id: number;
  readonly student_id: number;
  readonly level_before: number;
  readonly level_after: number;
  readonly points: number;
}

/** What scored corrections changed for each of these students, without those that the teacher has read. */
export async function selectRescoredStudents(
  db: Db,
  teacherId: number,
  studentIds: readonly number[],
): Promise<RescoredStudent[]> {
  return db
    .selectFrom('rescored_students as r')
    .innerJoin('key_corrections as k', 'k.id', 'r.correction_id')
    .select(['r.correction_id', 'r.student_id', 'r.level_before', 'r.level_after', 'r.points'])
    .where('k.scored_at', 'is not', null)
    .where('r.student_id', '=', sql<number>`any(${studentIds})`)
    .where('r.correction_id', 'not in', (of) =>
      of.selectFrom('key_corrections_seen').select('correction_id').where('teacher_id', '=', teacherId),
    )
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
