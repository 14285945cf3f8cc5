import { sql } from 'kysely';
import type { Lesson } from '#features/progress/core/learn-lessons.ts';
import { toLevel } from '#features/progress/core/scale.ts';
import { stateBeforeOf } from '#features/progress/server/public.ts';
import { holdLock, tryLock } from '#platform/db/server/advisory-lock-queries.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import { changeShardsInTurn } from '#platform/db/server/shards-in-turn-queries.ts';

/** Any number, the same in every process: one of them learns at a time. */
const CALIBRATION_LOCK = 7_203_117;

/** Whether this transaction may learn now; another process that does makes it false. */
export async function tryLockCalibration(tx: Tx): Promise<boolean> {
  await changeShardsInTurn(tx);
  return tryLock(tx, CALIBRATION_LOCK);
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
    .where('status', '=', sql.lit('finished'))
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
  await updateBatch(tx, {
    batchId,
    studentIds: waiting.map((row) => row.student_id),
    attemptIds: waiting.map((row) => row.id),
  });
  return { batchId, attempts: waiting.length };
}
interface OfBatch {
  readonly batchId: number;
  readonly studentIds: readonly number[];
  readonly attemptIds: readonly number[];
}
const updateBatch = preparedStatement(
  'update-batch-of-attempts',
  (_db, { batchId, studentIds, attemptIds }: OfBatch) => sql`
    update attempts set batch_id = ${batchId}
      from unnest(${studentIds}::bigint[], ${attemptIds}::bigint[]) as taken (student_id, id)
     where attempts.student_id = taken.student_id and attempts.id = taken.id`,
);

/** Waits until nobody learns, and keeps everybody from it until this transaction ends. */
export async function lockCalibration(tx: Tx): Promise<void> {
  await changeShardsInTurn(tx);
  await holdLock(tx, CALIBRATION_LOCK);
}

/** Counted answers that were learned from, in the one order in which they are learned. */
const selectLearned = (db: Db) =>
  db
    .selectFrom('attempts as a')
    .innerJoin('answers as n', (join) =>
      join.onRef('n.student_id', '=', 'a.student_id').onRef('n.attempt_id', '=', 'a.id'),
    )
    .innerJoin('answer_options as o', 'o.id', 'n.option_id')
    .innerJoin('passage_versions as v', 'v.id', 'a.passage_version_id')
    .select([
      'a.id as attempt_id',
      'a.batch_id',
      'a.state_before',
      'n.question_id',
      'o.position as option',
      'n.is_right',
      'v.level',
    ])
    .where('n.is_fast', '=', sql.lit(false))
    .where('a.batch_id', 'is not', null)
    .orderBy('a.batch_id')
    .orderBy('a.student_id')
    .orderBy('a.id')
    .orderBy('n.position');
type LearnedRow = Awaited<ReturnType<ReturnType<typeof selectLearned>['execute']>>[number];

function toLesson({ attempt_id, state_before, question_id, option, is_right, level }: LearnedRow): Lesson {
  const { mean, sd } = stateBeforeOf(state_before, attempt_id);
  return {
    questionId: question_id,
    level: toLevel(level),
    option,
    right: is_right,
    student: { mean, sd },
  };
}

/** The lessons of a batch. */
export async function selectLessons(db: Db, batchId: number): Promise<Lesson[]> {
  return (await selectLearned(db).where('a.batch_id', '=', batchId).execute()).map(toLesson);
}

/** All that these questions ever learned from, batch by batch. */
export async function selectLessonsOf(db: Db, questionIds: readonly number[]): Promise<Lesson[][]> {
  const rows = await selectLearned(db)
    .where('n.question_id', '=', sql<number>`any(${questionIds})`)
    .execute();
  return [...Map.groupBy(rows, (row) => row.batch_id).values()].map((batch) => batch.map(toLesson));
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
          .where('status', '=', sql.lit('finished'))
          .where('batch_id', 'is', null)
          .as('waiting'),
    ])
    .executeTakeFirstOrThrow()
    .then(({ learnedAt, waiting }) => ({ learnedAt, waiting: waiting ?? 0 }));
}
