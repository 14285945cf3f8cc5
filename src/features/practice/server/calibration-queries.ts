import { sql } from 'kysely';
import type { Lesson } from '#features/progress/core/learn-lessons.ts';
import { toLevel } from '#features/progress/core/scale.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';

/** Any number, the same in every process: one of them learns at a time. */
const CALIBRATION_LOCK = 7_203_117;

/** Whether this transaction may learn now; another process that does makes it false. */
export async function tryLockCalibration(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${CALIBRATION_LOCK}) as mine`.execute(tx);
  return rows[0]?.mine ?? false;
}

/**
 * Puts finished attempts that no question has learned from into a new batch, at most so many.
 * @returns the batch and its size, or undefined when there are none.
 */
export async function takeBatch(
  tx: Tx,
  most: number,
  now: Date,
): Promise<{ batchId: number; attempts: number } | undefined> {
  const waiting = await tx
    .selectFrom('attempts')
    .select(['student_id', 'id'])
    .where('status', '=', 'finished')
    .where('batch_id', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute();
  if (waiting.length === 0) return undefined;
  const { id: batchId } = await tx
    .insertInto('question_batches')
    .values({ learned_at: now, attempts: waiting.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    update attempts set batch_id = ${batchId}
      from unnest(${waiting.map((row) => row.student_id)}::bigint[], ${waiting.map((row) => row.id)}::bigint[])
           as taken (student_id, id)
     where attempts.student_id = taken.student_id and attempts.id = taken.id`.execute(tx);
  return { batchId, attempts: waiting.length };
}

/** The counted answers of a batch, in the one order in which they are learned. */
export async function selectLessons(db: Db, batchId: number): Promise<Lesson[]> {
  const rows = await db
    .selectFrom('attempts as a')
    .innerJoin('answers as n', (join) =>
      join.onRef('n.student_id', '=', 'a.student_id').onRef('n.attempt_id', '=', 'a.id'),
    )
    .innerJoin('answer_options as o', 'o.id', 'n.option_id')
    .innerJoin('passage_versions as v', 'v.id', 'a.passage_version_id')
    .select(['n.question_id', 'o.position as option', 'n.is_right', 'v.level'])
    .select([
      sql<number>`(a.state_before ->> 'mean')::double precision`.as('mean'),
      sql<number>`(a.state_before ->> 'sd')::double precision`.as('sd'),
    ])
    .where('a.batch_id', '=', batchId)
    .where('n.is_fast', '=', false)
    .orderBy('a.student_id')
    .orderBy('a.id')
    .orderBy('n.position')
    .execute();
  return rows.map(({ question_id: questionId, option, is_right: right, level, mean, sd }) => ({
    questionId,
    level: toLevel(level),
    option,
    right,
    student: { mean, sd },
  }));
}

/** Every batch, the first one first. */
export async function selectBatchIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('question_batches').select('id').orderBy('id').execute();
  return rows.map((row) => row.id);
}

/** When questions last learned, and how many finished attempts wait. */
export async function selectCalibrationState(db: Db): Promise<{ learnedAt: Date | null; waiting: number }> {
  return db
    .selectNoFrom([
      (of) =>
        of
          .selectFrom('question_batches')
          .select((row) => row.fn.max('learned_at').as('at'))
          .as('learnedAt'),
      (of) =>
        of
          .selectFrom('attempts')
          .select((row) => row.fn.countAll<number>().as('n'))
          .where('status', '=', 'finished')
          .where('batch_id', 'is', null)
          .as('waiting'),
    ])
    .executeTakeFirstOrThrow()
    .then(({ learnedAt, waiting }) => ({ learnedAt, waiting: waiting ?? 0 }));
}
