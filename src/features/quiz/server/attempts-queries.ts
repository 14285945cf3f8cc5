import { type Expression, type InferResult, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { classesOfStudent } from '#features/classes/server/public.ts';
import { FAST_QUIZ_SHARE } from '#features/progress/core/fast-answers.ts';
import { ledgerOf, type ProgressRow } from '#features/progress/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import type { AttemptKind } from './attempt-columns.ts';
import { type AttemptRef, THIS_ATTEMPT } from './attempt-ref.ts';
import type { AttemptRules } from './attempt-rules.ts';
import { challengeAnswersOf } from './challenge-queries.ts';

/** What a running quiz is shown from. */
export const OPEN = [
  'id',
  'student_id',
  'kind',
  'passage_version_id',
  'settings',
  'question_count',
  'answered',
  'marks',
  'activity_id',
] as const;

const selectOpen = (db: Db, studentId: number) =>
  db
    .selectFrom('attempts')
    .select([...OPEN])
    .where('student_id', '=', studentId)
    .where('status', '=', sql.lit('open'));

/** The attempt that is open, for statements that ask for more. */
export const openAttemptOf = (db: Db, studentId: number, kind: AttemptKind) =>
  selectOpen(db, studentId).where('kind', '=', sql.lit(kind));

export async function selectOpenAttempt(db: Db, studentId: number, kind: AttemptKind) {
  return openAttemptOf(db, studentId, kind).executeTakeFirst();
}
export type OpenAttempt = NonNullable<Awaited<ReturnType<typeof selectOpenAttempt>>>;

/** The student's latest attempt at this version of a passage, whatever its kind: open, or ended before. */
export async function selectLatestAttemptAt(db: Db, studentId: number, versionId: number) {
  return db
    .selectFrom('attempts')
    .select(['id', 'status', 'passage_version_id', 'answered'])
    .where('student_id', '=', studentId)
    .where('passage_version_id', '=', versionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** An attempt by its number: whose it is, the class that it belongs to, and the classes that its student is in now. */
export async function selectAttempt(db: Db, attemptId: number) {
  return db
    .selectFrom('attempts')
    .select(['student_id', 'class_id', 'passage_version_id'])
    .select(jsonArrayFrom(classesOfStudent(db, THIS_ATTEMPT.studentId)).as('classes'))
    .where('id', '=', attemptId)
    .executeTakeFirst();
}

/**
 * A finished quiz with all that belongs to it, and the classes that its student is in now; for statements that ask
 * for more in the same statement. One that was ended with answers is found, too: nobody puts such a passage back, so a
 * teacher has let the student start over.
 */
export const finishedQuizOf = (db: Db, attempt: AttemptRef) =>
  db
    .selectFrom('attempts')
    .select(['id', 'student_id', 'class_id', 'passage_version_id', 'settings', 'question_count', 'marks'])
    .select(['passed', 'reason', 'started_at', 'finished_at', 'results_opened_at', 'total_points_after'])
    .select(['state_before', 'state_after', 'activity_id', 'status'])
    .select([
      jsonArrayFrom(answersOf(db, attempt)).as('answers'),
      jsonArrayFrom(challengeAnswersOf(db, attempt)).as('challenges'),
      jsonArrayFrom(ledgerOf(db, attempt)).as('ledger'),
      jsonArrayFrom(classesOfStudent(db, attempt.studentId)).as('classes'),
    ])
    .where('student_id', '=', attempt.studentId)
    .where('id', '=', attempt.attemptId)
    .where(sql<boolean>`(status = 'finished' or (status = 'stopped' and answered > 0))`)
    .where('kind', '=', sql.lit('practice'));
export type FinishedQuizRow = InferResult<ReturnType<typeof finishedQuizOf>>[number];

/** The chosen options of an attempt, in order. */
const answersOf = (db: Db, { studentId, attemptId }: AttemptRef) =>
  db
    .selectFrom('answers')
    .select(['position', 'option_id', 'is_right', 'is_fast', 'seconds'])
    .where('student_id', '=', studentId)
    .where('attempt_id', '=', attemptId)
    .orderBy('position');

export async function selectAnswers(db: Db, attempt: AttemptRef) {
  return answersOf(db, attempt).execute();
}
export type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number];

/** Practice that is open and has no answer yet. */
export async function selectUnanswered(db: Db, { studentId, attemptId }: AttemptRef) {
  return db
    .selectFrom('attempts')
    .select(['activity_id', 'settings'])
    .where('student_id', '=', studentId)
    .where('id', '=', attemptId)
    .where('kind', '=', sql.lit('practice'))
    .where('status', '=', sql.lit('open'))
    .where('answered', '=', sql.lit(0))
    .executeTakeFirst();
}

/** Ends practice that has no answer yet. @returns false where an answer has come meanwhile. */
export async function stopUnanswered(db: Db, { studentId, attemptId }: AttemptRef): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attempts')
    .set({ status: 'stopped' })
    .where('student_id', '=', studentId)
    .where('id', '=', attemptId)
    .where('kind', '=', sql.lit('practice'))
    .where('status', '=', sql.lit('open'))
    .where('answered', '=', sql.lit(0))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Parts a finished attempt from its activity, which another one is to stand for. */
export async function letGo(db: Db, { studentId, attemptId }: AttemptRef): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ activity_id: null })
    .where('student_id', '=', studentId)
    .where('id', '=', attemptId)
    .where('status', '=', sql.lit('finished'))
    .execute();
}

/** A finished attempt `t` that was too fast to count: `tooFastToCount` (decision 57). False for one that runs, and for none. */
export const WAS_TOO_FAST = sql<boolean>`coalesce(t.finished_at is not null and strpos(t.marks, 'r') = 0
  and t.fast_answers > t.question_count * ${sql.lit(FAST_QUIZ_SHARE)}, false)`;

/** Passages that a student put back before the first answer since a moment. */
export async function selectPutBack(db: Db, studentId: number, since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('attempts')
    .select('passage_id')
    .where('student_id', '=', studentId)
    .where('kind', '=', sql.lit('practice'))
    .where('status', '=', sql.lit('stopped'))
    .where('answered', '=', sql.lit(0))
    .where('started_at', '>', since)
    .execute();
  return rows.map((row) => row.passage_id);
}

/** Passages of one pretest that are done, with their marks. */
export async function selectPretestPassages(db: Db, studentId: number, pretest: number) {
  return db
    .selectFrom('attempts')
    .select(['passage_id', 'marks'])
    .where('student_id', '=', studentId)
    .where('pretest', '=', pretest)
    .where('status', '=', sql.lit('finished'))
    .orderBy('id')
    .execute();
}

/** Points that were paid for one pretest of a student. */
export async function selectPretestPoints(db: Db, studentId: number, pretest: number): Promise<number> {
  const { points } = await db
    .selectFrom('points_ledger as l')
    .innerJoin('attempts as a', (join) =>
      join.onRef('a.student_id', '=', 'l.student_id').onRef('a.id', '=', 'l.attempt_id'),
    )
    .select(sql<number>`coalesce(sum(l.points), 0)::int`.as('points'))
    .where('l.student_id', '=', studentId)
    .where('l.cause', '=', sql.lit('pretest'))
    .where('a.pretest', '=', pretest)
    .executeTakeFirstOrThrow();
  return points;
}

type OfEpoch = Readonly<Pick<ProgressRow, 'student_id' | 'epoch'>>;

/** The student's latest reading of each passage: when, whether any was passed, how often. */
export const selectReadings = preparedStatement('select-readings', (db, { student_id, epoch }: OfEpoch) =>
  db
    .selectFrom('attempts')
    .select('passage_id')
    .select(sql<Date>`max(finished_at)`.as('last_read_at'))
    .select(sql<boolean>`bool_or(passed)`.as('passed'))
    .where('student_id', '=', student_id)
    .where('epoch', '=', epoch)
    .where('kind', '=', sql.lit('practice'))
    .where('status', '=', sql.lit('finished'))
    .groupBy('passage_id'),
);
export type Reading = Awaited<ReturnType<typeof selectReadings>>[number];

interface PaidBy extends OfEpoch {
  readonly passageId: number;
  readonly sinceDay: number;
  /** No later than that day begins anywhere: where to start in the index. */
  readonly since: Date;
}

/**
 * What a quiz on a passage is paid by: the quizzes finished from a day on, for the reference level and the count of the
 * day; whether one on this passage was paid in this epoch; and whether one was too fast to count, which showed every key.
 */
export const selectPaidBy = preparedStatement(
  'select-paid-by',
  (db, { student_id, epoch, passageId, sinceDay, since }: PaidBy) => {
    const ofEpoch = db.selectFrom('attempts').where('student_id', '=', student_id).where('epoch', '=', epoch);
    const finished = ofEpoch
      .innerJoin('passage_versions', 'passage_versions.id', 'attempts.passage_version_id')
      .select(['passed', 'finished_day', 'level'])
      .where('kind', '=', sql.lit('practice'))
      .where('status', '=', sql.lit('finished'))
      .where('finished_day', '>=', sinceDay)
      .where('finished_at', '>=', since);
    const paid = ofEpoch
      .select('attempts.id')
      .where('status', '=', sql.lit('finished'))
      .where('passage_id', '=', passageId)
      .where('points', '>', 0);
    const hasty = db
      .selectFrom('attempts as t')
      .select('t.id')
      .where('t.student_id', '=', student_id)
      .where('t.epoch', '=', epoch)
      .where('t.passage_id', '=', passageId)
      .where(WAS_TOO_FAST);
    return db.selectNoFrom((of) => [
      jsonArrayFrom(finished).as('finished'),
      of.exists(paid).as('paidBefore'),
      of.exists(hasty).as('wasTooFast'),
    ]);
  },
);
export type FinishedQuiz = Awaited<ReturnType<typeof selectPaidBy>>[number]['finished'][number];

interface FinishedSince {
  readonly studentId: number;
  readonly epoch: number | Expression<number>;
  readonly sinceDay: number;
  /** No later than that day begins anywhere: where to start in the index. */
  readonly since: Date;
}

/** The quizzes of an epoch that were finished from a day on, in their order; for statements that ask for more. */
export const finishedSince = (db: Db, { studentId, epoch, sinceDay, since }: FinishedSince) =>
  db
    .selectFrom('attempts')
    .select(['marks', 'finished_day', 'passage_version_id', 'class_id'])
    .where('student_id', '=', studentId)
    .where('epoch', '=', epoch)
    .where('kind', '=', sql.lit('practice'))
    .where('status', '=', sql.lit('finished'))
    .where('finished_day', '>=', sinceDay)
    .where('finished_at', '>=', since)
    .orderBy('finished_at');

export async function selectFinishedSince(db: Db, since: FinishedSince) {
  return finishedSince(db, since).execute();
}

export interface FinishedAttempt {
  readonly finishedAt: Date;
  /** The rules, with what the points were paid against in the end. */
  readonly rules: AttemptRules;
  readonly finishedDay: number;
  readonly gapDays: number | null;
  readonly stateBefore: object;
  readonly stateAfter: object;
  readonly reason: object | null;
  readonly passed: boolean;
  readonly fastAnswers: number;
  readonly points: number | null;
  readonly totalPointsAfter: number;
}

/** What the row of an attempt becomes when it ends. */
export const toFinishedRow = (finished: FinishedAttempt) => ({
  settings: JSON.stringify(finished.rules),
  finished_at: finished.finishedAt,
  finished_day: finished.finishedDay,
  gap_days: finished.gapDays,
  state_before: JSON.stringify(finished.stateBefore),
  state_after: JSON.stringify(finished.stateAfter),
  reason: finished.reason && JSON.stringify(finished.reason),
  passed: finished.passed,
  fast_answers: finished.fastAnswers,
  points: finished.points,
  total_points_after: finished.totalPointsAfter,
});
export type FinishedRow = ReturnType<typeof toFinishedRow>;

/** Ends an attempt; alone or as part of a statement. */
export const finishingAttempt = (tx: Db, { studentId, attemptId }: AttemptRef, row: FinishedRow) =>
  tx
    .updateTable('attempts')
    .set({ ...row, status: 'finished' })
    .where('student_id', '=', studentId)
    .where('id', '=', attemptId);
