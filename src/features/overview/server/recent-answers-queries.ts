import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import { beforeDay } from '#platform/time/core/civil-day.ts';
import { RECENT_DAYS } from '../core/recent-answers.ts';

interface Answers {
  readonly answers: number | null;
  readonly fast: number | null;
}

interface AnswersOf {
  readonly studentId: Expression<unknown>;
  readonly epoch: Expression<unknown>;
  readonly sinceDay: Expression<unknown>;
  /** No later than that day begins anywhere: where to start in the index. */
  readonly since: Date;
  /** Which attempts `a` are counted besides. */
  readonly counted: RawBuilder<boolean>;
}

/** The answers of a student's quizzes since a day, and the fast ones among them: part of a statement. */
export const answersSince = ({ studentId, epoch, sinceDay, since, counted }: AnswersOf) => sql<Answers>`(
  select sum(a.question_count) as answers, sum(a.fast_answers) as fast
    from attempts a
   where a.student_id = ${studentId} and a.status = 'finished' and a.kind = 'practice' and a.epoch = ${epoch}
     and ${counted} and a.finished_day >= ${sinceDay} and a.finished_at >= ${since})`;

interface RecentOf {
  readonly studentId: number;
  /** The student's day. */
  readonly today: number;
  /** The classes whose work is counted; all work where there are none. */
  readonly classIds: readonly number[] | undefined;
}

/** The answers of one student in the last 30 days. */
export async function selectRecentAnswers(
  db: Db,
  { studentId, today, classIds }: RecentOf,
): Promise<Answers> {
  const sinceDay = today - RECENT_DAYS;
  const recent = answersSince({
    studentId: sql.ref('p.student_id'),
    epoch: sql.ref('p.epoch'),
    sinceDay: sql`${sinceDay}::integer`,
    since: beforeDay(sinceDay),
    counted: classIds ? sql<boolean>`a.class_id = any(${classIds})` : sql<boolean>`true`,
  });
  const row = await db
    .selectFrom('student_progress as p')
    .innerJoinLateral(
      () => recent.as('recent'),
      (join) => join.onTrue(),
    )
    .select(['recent.answers', 'recent.fast'])
    .where('p.student_id', '=', studentId)
    .executeTakeFirst();
  return row ?? { answers: null, fast: null };
}
