import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';

export interface HistoryPage {
  readonly studentId: number;
  readonly page: number;
  readonly size: number;
  /** Civil days in the class's zone, both included. */
  readonly fromDay?: number | undefined;
  readonly toDay?: number | undefined;
}

const finishedQuizzes = (db: Db, { studentId, fromDay, toDay }: HistoryPage) =>
  db
    .selectFrom('attempts')
    .where('student_id', '=', studentId)
    .where('kind', '=', 'practice')
    .where('status', '=', 'finished')
    .$if(fromDay !== undefined, (query) => query.where('finished_day', '>=', fromDay ?? 0))
    .$if(toDay !== undefined, (query) => query.where('finished_day', '<=', toDay ?? 0));

/** One page of a student's finished quizzes, newest first. */
export async function selectHistory(db: Db, page: HistoryPage) {
  return finishedQuizzes(db, page)
    .select(['id', 'passage_version_id', 'finished_at', 'marks', 'question_count', 'passed', 'points'])
    .select(
      sql<number>`(select coalesce(sum(seconds), 0) from answers n
                    where n.student_id = attempts.student_id and n.attempt_id = attempts.id)`.as('seconds'),
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
export async function selectLevelChanges(db: Db, studentId: number, most: number) {
  return db
    .selectFrom('attempts')
    .select(['finished_at', 'reason'])
    .where('student_id', '=', studentId)
    .where('kind', '=', 'practice')
    .where('status', '=', 'finished')
    .where(sql<boolean>`reason ->> 'from' <> reason ->> 'to'`)
    .orderBy('finished_at', 'desc')
    .limit(most)
    .execute();
}

/** Every finished attempt of a student between two days, oldest first, with the estimate after it. */
export async function selectLevelHistory(
  db: Db,
  studentId: number,
  { fromDay, toDay }: Pick<HistoryPage, 'fromDay' | 'toDay'>,
) {
  return db
    .selectFrom('attempts')
    .select(['kind', 'pretest', 'finished_at', 'marks', 'state_after', 'settings'])
    .where('student_id', '=', studentId)
    .where('status', '=', 'finished')
    .$if(fromDay !== undefined, (query) => query.where('finished_day', '>=', fromDay ?? 0))
    .$if(toDay !== undefined, (query) => query.where('finished_day', '<=', toDay ?? 0))
    .orderBy('finished_at')
    .orderBy('id')
    .execute();
}
export type LevelHistoryRow = Awaited<ReturnType<typeof selectLevelHistory>>[number];

export async function countFinishedSince(db: Db, studentId: number, day: number): Promise<number> {
  return countHistory(db, { studentId, page: 0, size: 1, fromDay: day });
}
