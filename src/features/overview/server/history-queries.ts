import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { ledgerOf } from '#features/progress/server/public.ts';
import { wasReadInIndex } from '#features/quiz/server/public.ts';
import { mondayOf } from '#features/reports/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import type { DB } from '#platform/db/server/schema.gen.ts';

/** Civil days in the class's zone, both included. */
interface Days {
  readonly fromDay?: number | undefined;
  readonly toDay?: number | undefined;
}

interface FinishedIn extends Days {
  readonly studentId: number;
  /** Only the work that belongs to one of these classes. */
  readonly classIds?: readonly number[] | undefined;
  /** Only the work of the present epoch. */
  readonly sinceReset?: boolean;
}

export interface HistoryPage extends FinishedIn {
  readonly page: number;
  readonly size: number;
}

const finishedQuizzes = (db: Db, { studentId, classIds, fromDay, toDay, sinceReset }: FinishedIn) =>
  db
    .selectFrom('attempts')
    .where('attempts.student_id', '=', studentId)
    .where('kind', '=', sql.lit('practice'))
    .where('status', '=', sql.lit('finished'))
    .$if(classIds !== undefined, (query) => query.where('class_id', '=', sql<number>`any(${classIds})`))
    .$if(sinceReset === true, (query) =>
      query.where('epoch', '=', (of) =>
        of.selectFrom('student_progress as p').select('p.epoch').where('p.student_id', '=', studentId),
      ),
    )
    .$if(fromDay !== undefined, (query) => query.where('finished_day', '>=', fromDay ?? 0))
    .$if(toDay !== undefined, (query) => query.where('finished_day', '<=', toDay ?? 0));

/** The essay of an attempt in the statement, where one was handed in. */
const handedInOf = (of: ExpressionBuilder<DB, 'attempts'>, studentId: number) =>
  of
    .selectFrom('essays as e')
    .select(['e.score', 'e.score_seen_at'])
    .where('e.student_id', '=', studentId)
    .whereRef('e.attempt_id', '=', 'attempts.id')
    .where('e.status', '=', sql.lit('submitted'));

/** One page of a student's finished quizzes, newest first. */
export async function selectHistory(db: Db, page: HistoryPage) {
  return finishedQuizzes(db, page)
    .select(['id', 'passage_version_id', 'finished_at', 'marks', 'question_count', 'passed', 'epoch'])
    .select(
      sql<number>`(select coalesce(sum(seconds), 0) from answers n
                    where n.student_id = ${page.studentId} and n.attempt_id = attempts.id)`.as('seconds'),
    )
    .select((of) => jsonObjectFrom(handedInOf(of, page.studentId)).as('essay'))
    .select(
      jsonArrayFrom(ledgerOf(db, { studentId: page.studentId, attemptId: sql.ref('attempts.id') })).as(
        'ledger',
      ),
    )
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset(page.page * page.size)
    .execute();
}

export async function countHistory(db: Db, page: HistoryPage): Promise<number> {
  const row = await finishedQuizzes(db, page)
    .select((count) => count.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Quizzes of a student in which the shown level moved. */
const levelChanges = (db: Db, of: FinishedIn) =>
  finishedQuizzes(db, of).where(sql<boolean>`reason ->> 'from' <> reason ->> 'to'`);

/** One page of them, newest first, with their reasons. */
export async function selectLevelChanges(db: Db, page: HistoryPage) {
  return levelChanges(db, page)
    .select(['id', 'passage_version_id', 'finished_at', 'reason', 'epoch'])
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset(page.page * page.size)
    .execute();
}
export type LevelChangeRow = Awaited<ReturnType<typeof selectLevelChanges>>[number];

export async function countLevelChanges(db: Db, of: FinishedIn): Promise<number> {
  const row = await levelChanges(db, of)
    .select((count) => count.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
}

/** The points of a student by their causes, with what a reset took. */
export async function selectPointsByCause(
  db: Db,
  { studentId, classIds, fromDay, toDay, sinceReset }: FinishedIn,
) {
  return db
    .selectFrom('points_ledger')
    .select(['cause', sql<number>`sum(points)::integer`.as('points')])
    .where('student_id', '=', studentId)
    .$if(classIds !== undefined, (query) => query.where('class_id', '=', sql<number>`any(${classIds})`))
    .$if(sinceReset === true, (query) =>
      query
        .where('cause', '<>', sql.lit('reset'))
        .where('epoch', '=', (of) =>
          of.selectFrom('student_progress as p').select('p.epoch').where('p.student_id', '=', studentId),
        ),
    )
    .$if(fromDay !== undefined, (query) => query.where('earned_day', '>=', fromDay ?? 0))
    .$if(toDay !== undefined, (query) => query.where('earned_day', '<=', toDay ?? 0))
    .groupBy('cause')
    .execute();
}

/** Finished attempts of a student between two days. */
const finishedAttempts = (db: Db, { studentId, classIds, fromDay, toDay }: FinishedIn) =>
  db
    .selectFrom('attempts')
    .where('student_id', '=', studentId)
    .where('status', '=', sql.lit('finished'))
    .$if(classIds !== undefined, (query) => query.where('class_id', '=', sql<number>`any(${classIds})`))
    .$if(fromDay !== undefined, (query) => query.where('finished_day', '>=', fromDay ?? 0))
    .$if(toDay !== undefined, (query) => query.where('finished_day', '<=', toDay ?? 0));

/**
 * The attempts since the last reset from which a graph is drawn, oldest first, with the estimate after each: all passages of pretests, and of the quizzes
 * as many as there is room for, evenly spread, the newest among them. Which these are is found in the index `attempts_finished`, so that a long
 * history costs no more than a short one.
 */
export async function selectLevelHistory(db: Db, of: FinishedIn, mostQuizzes: number) {
  const { studentId } = of;
  const inEpoch = finishedAttempts(db, of).where('epoch', '=', (from) =>
    from.selectFrom('student_progress as p').select('p.epoch').where('p.student_id', '=', studentId),
  );
  return db
    .with('numbered', () =>
      inEpoch.select([
        'id',
        'kind',
        sql<number>`row_number() over (partition by kind order by finished_at desc, id desc) - 1`.as('place'),
        sql<number>`count(*) over (partition by kind)`.as('quizzes'),
      ]),
    )
    .selectFrom('numbered as n')
    .innerJoin('attempts as a', 'a.id', 'n.id')
    .select(['a.id', 'a.kind', 'a.pretest', 'a.finished_at', 'a.marks', 'a.state_after', 'a.settings'])
    .select(['a.epoch', 'a.passage_version_id', 'a.passed', 'n.quizzes'])
    .where('a.student_id', '=', studentId)
    .where(
      sql<boolean>`(n.kind = 'pretest' or mod(n.place, ceil(n.quizzes / ${mostQuizzes}::numeric)::bigint) = 0)`,
    )
    .orderBy('a.finished_at')
    .orderBy('a.id')
    .execute();
}
export type LevelHistoryRow = Awaited<ReturnType<typeof selectLevelHistory>>[number];

/** The passages of the pretests of a student since the last reset, in the order in which they were read. */
export async function selectPretests(db: Db, of: FinishedIn) {
  return finishedAttempts(db, of)
    .select(['id', 'kind', 'pretest', 'finished_at', 'state_after', 'settings'])
    .select(['passage_version_id', 'marks', 'question_count'])
    .where('kind', '=', sql.lit('pretest'))
    .where('epoch', '=', (from) =>
      from.selectFrom('student_progress as p').select('p.epoch').where('p.student_id', '=', of.studentId),
    )
    .orderBy('finished_at')
    .orderBy('id')
    .execute();
}
export type PretestRow = Awaited<ReturnType<typeof selectPretests>>[number];

/** What the quizzes of a student come to week by week, in each epoch: a row for each, from the index of finished attempts. */
export async function selectQuizWeeks(db: Db, of: FinishedIn) {
  const read = wasReadInIndex({ studentId: sql`${of.studentId}::bigint`, rows: 'attempts' });
  return finishedAttempts(db, of)
    .where('kind', '=', sql.lit('practice'))
    .select(['epoch', mondayOf(sql.ref('attempts.finished_day')).as('monday')])
    .select([
      sql<number>`count(*)::integer`.as('quizzes'),
      sql<number>`(count(*) filter (where ${read}))::integer`.as('read'),
      sql<number>`sum(question_count)::integer`.as('answers'),
      sql<number>`coalesce(sum(fast_answers), 0)::integer`.as('fast'),
    ])
    .groupBy(['epoch', 'monday'])
    .execute();
}
export type QuizWeekRow = Awaited<ReturnType<typeof selectQuizWeeks>>[number];

/**
 * Points of each day in the student's present epoch, oldest first, with the total after it: the student's, or with
 * `classIds` what was earned in these classes. Days may be asked for.
 */
export async function selectPointsByDay(db: Db, { studentId, classIds, fromDay, toDay }: FinishedIn) {
  const upTo = classIds ? sql`sum(sum(l.points)) over ()` : sql`p.total_points`;
  const days = db
    .selectFrom('points_ledger as l')
    .innerJoin('student_progress as p', (join) =>
      join.onRef('p.student_id', '=', 'l.student_id').onRef('p.epoch', '=', 'l.epoch'),
    )
    .select(['l.earned_day as day', sql<number>`sum(l.points)`.as('points')])
    // Counted back from the total, so that the last day ends with what the rank says.
    .select(
      sql<number>`(${upTo} - coalesce(sum(sum(l.points)) over (
                    order by l.earned_day desc rows between unbounded preceding and 1 preceding), 0))::int`.as(
        'total',
      ),
    )
    .where('l.student_id', '=', studentId)
    .where('l.cause', '<>', sql.lit('reset'))
    .$if(classIds !== undefined, (query) => query.where('l.class_id', '=', sql<number>`any(${classIds})`))
    .groupBy(['l.earned_day', 'p.total_points']);
  return db
    .selectFrom(days.as('days'))
    .selectAll()
    .$if(fromDay !== undefined, (query) => query.where('day', '>=', fromDay ?? 0))
    .$if(toDay !== undefined, (query) => query.where('day', '<=', toDay ?? 0))
    .orderBy('day')
    .execute();
}

/** How many quizzes a student finished and passed in some classes since the last reset. */
export async function countFinished(db: Db, of: Required<Pick<FinishedIn, 'studentId' | 'classIds'>>) {
  return finishedQuizzes(db, { ...of, sinceReset: true })
    .select(sql<number>`count(*)`.as('finished'))
    .select(sql<number>`count(*) filter (where passed)`.as('passed'))
    .executeTakeFirstOrThrow();
}
