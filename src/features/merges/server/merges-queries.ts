import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { DB } from '#platform/db/server/schema.gen.ts';

export type MergeRow = Selectable<DB['account_merges']>;

export async function insertMerge(tx: Tx, row: Insertable<DB['account_merges']>): Promise<void> {
  await tx.insertInto('account_merges').values(row).execute();
}

/** The merge by which an account was closed, where it can be undone in a class: the kept account is in it. */
export async function selectMergeToUndo(
  db: Db,
  { joinedId, classId, since }: { readonly joinedId: number; readonly classId: number; readonly since: Date },
): Promise<MergeRow | undefined> {
  return db
    .selectFrom('account_merges as g')
    .innerJoin('class_students as m', 'm.student_id', 'g.kept_id')
    .selectAll('g')
    .where('g.student_id', '=', joinedId)
    .where('g.merged_at', '>', since)
    .where('m.class_id', '=', classId)
    .where('m.removed_at', 'is', null)
    .executeTakeFirst();
}

/** When an account was last joined to another one; null where none was. */
export async function selectLastMergeInto(tx: Tx, keptId: number): Promise<Date | null> {
  const { at } = await tx
    .selectFrom('account_merges')
    .select((of) => of.fn.max('merged_at').as('at'))
    .where('kept_id', '=', keptId)
    .executeTakeFirstOrThrow();
  return at;
}

/** Whether a teacher took the points of the kept account since a merge, and did not give them back; the points of the other one are among them. */
export async function tookPointsSince(tx: Tx, merge: MergeRow): Promise<boolean> {
  const { points } = await tx
    .selectFrom('points_ledger')
    .select(sql<number>`coalesce(sum(points), 0)::int`.as('points'))
    .where('student_id', '=', merge.kept_id)
    .where('epoch', '=', merge.counted_epoch)
    .where('cause', '=', sql.lit('reset'))
    .where('earned_at', '>', merge.merged_at)
    .where('id', '<>', sql<number>`all(${merge.ledger}::bigint[])`)
    .executeTakeFirstOrThrow();
  return points < 0;
}

export async function deleteMerge(tx: Tx, joinedId: number): Promise<void> {
  await tx.deleteFrom('account_merges').where('student_id', '=', joinedId).execute();
}

interface MergesIn {
  readonly classIds: readonly number[];
  readonly since: Date;
  readonly most: number;
}

/** The merges that some classes can undo, the last one first. */
export async function selectMerges(db: Db, { classIds, since, most }: MergesIn) {
  return db
    .selectFrom('account_merges as g')
    .innerJoin('class_students as m', 'm.student_id', 'g.kept_id')
    .innerJoin('users as u', 'u.id', 'g.kept_id')
    .innerJoin('users as j', 'j.id', 'g.student_id')
    .leftJoin('users as t', 't.id', 'g.merged_by')
    .select(['m.class_id', 'g.student_id', 'g.kept_id', 'g.merged_at', 'j.username as joined_username'])
    .select(['u.username', 'u.first_name', 'u.last_name'])
    .select(['t.id as by_id', 't.first_name as by_first_name', 't.last_name as by_last_name'])
    .where('m.class_id', '=', sql<number>`any(${classIds}::bigint[])`)
    .where('m.removed_at', 'is', null)
    .where('g.merged_at', '>', since)
    .orderBy('g.merged_at', 'desc')
    .orderBy('g.student_id')
    .limit(most)
    .execute();
}

/** How many practice quizzes a student finished in an epoch, and passed. */
const taken = (studentId: number, epoch: number) => ({
  quizzes_taken: sql<number>`(select count(*) from attempts where student_id = ${studentId} and epoch = ${epoch}
    and kind = 'practice' and status = 'finished')`,
  quizzes_passed: sql<number>`(select count(*) from attempts where student_id = ${studentId} and epoch = ${epoch}
    and kind = 'practice' and status = 'finished' and passed)`,
});

type ProgressColumns = Partial<Insertable<DB['student_progress']>>;

/** Writes a student's row: these columns, and what the attempts and the ledger say. The row is locked. */
export async function updateStanding(
  tx: Tx,
  { studentId, epoch, ...columns }: ProgressColumns & { readonly studentId: number; readonly epoch: number },
): Promise<void> {
  await tx
    .updateTable('student_progress')
    .set({
      ...columns,
      ...taken(studentId, epoch),
      epoch,
      total_points: sql`(select coalesce(sum(points), 0) from points_ledger where student_id = ${studentId} and epoch <= ${epoch})`,
    })
    .where('student_id', '=', studentId)
    .execute();
}

/** Points that an undo takes from the kept account. */
export async function selectMovedPoints(
  tx: Tx,
  { kept_id: keptId, ledger, attempts }: Pick<MergeRow, 'kept_id' | 'ledger' | 'attempts'>,
): Promise<number> {
  const { points } = await tx
    .selectFrom('points_ledger')
    .select(sql<number>`coalesce(sum(points), 0)::int`.as('points'))
    .where('student_id', '=', keptId)
    .where(sql<boolean>`(id = any(${ledger}::bigint[]) or attempt_id = any(${attempts}::bigint[]))`)
    .executeTakeFirstOrThrow();
  return points;
}

/** When the last quiz of a student since a moment was finished. */
export async function selectLastQuizSince(tx: Tx, studentId: number, since: Date): Promise<Date | null> {
  const { at } = await tx
    .selectFrom('attempts')
    .select((of) => of.fn.max('finished_at').as('at'))
    .where('student_id', '=', studentId)
    .where('finished_at', '>=', since)
    .executeTakeFirstOrThrow();
  return at;
}

/** What was done in one epoch of a student belongs to another one, whose weeks have been added up. */
export async function changeEpoch(
  tx: Tx,
  { studentId, from, to }: { readonly studentId: number; readonly from: number; readonly to: number },
): Promise<void> {
  await tx
    .deleteFrom('student_weeks')
    .where('student_id', '=', studentId)
    .where('epoch', '=', from)
    .execute();
  await tx
    .updateTable('attempts')
    .set({ epoch: to })
    .where('student_id', '=', studentId)
    .where('epoch', '=', from)
    .execute();
  await tx
    .updateTable('points_ledger')
    .set({ epoch: to })
    .where('student_id', '=', studentId)
    .where('epoch', '=', from)
    .execute();
}
