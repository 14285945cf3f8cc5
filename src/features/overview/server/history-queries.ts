import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { ledgerOf } from '#features/progress/server/public.ts';
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

/** Quizzes of a student in which the shown level moved, newest first, with their reasons. */
export async function selectLevelChanges(db: Db, of: FinishedIn, most: number) {
  return finishedQuizzes(db, of)
    .select(['id', 'passage_version_id', 'finished_at', 'reason', 'epoch'])
    .where(sql<boolean>`reason ->> 'from' <> reason ->> 'to'`)
    .orderBy('finished_at', 'desc')
    .limit(most)
    .execute();
}

/** Every finished attempt of a student between two days, oldest first, with the estimate after it. */
export async function selectLevelHistory(db: Db, { studentId, classIds, fromDay, toDay }: FinishedIn) {
  return db
    .selectFrom('attempts')
    .select(['id', 'kind', 'pretest', 'finished_at', 'finished_day', 'marks', 'state_after', 'settings'])
    .select(['epoch', 'passage_version_id', 'passed'])
    .where('student_id', '=', studentId)
    .where('status', '=', sql.lit('finished'))
    .$if(classIds !== undefined, (query) => query.where('class_id', '=', sql<number>`any(${classIds})`))
    .$if(fromDay !== undefined, (query) => query.where('finished_day', '>=', fromDay ?? 0))
    .$if(toDay !== undefined, (query) => query.where('finished_day', '<=', toDay ?? 0))
    .orderBy('finished_at')
    .orderBy('id')
    .execute();
}
export type LevelHistoryRow = Awaited<ReturnType<typeof selectLevelHistory>>[number];

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
