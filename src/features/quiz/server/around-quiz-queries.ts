import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';

interface AroundQuiz {
  readonly studentId: number;
  readonly attemptId: number;
  /** The classes whose work the reader may see; all work where there are none. */
  readonly classIds: readonly number[] | undefined;
}

/** A finished quiz, as its address names it. */
interface OtherQuiz {
  readonly id: number;
  readonly passage_version_id: number;
}

/** Whose a finished quiz is, and the student's quizzes that were finished right before and after it. One statement. */
export async function selectAroundQuiz(db: Db, { studentId, attemptId, classIds }: AroundQuiz) {
  const readable = classIds ? sql`a.class_id = any(${classIds})` : sql`true`;
  const nearest = (side: RawBuilder<unknown>, way: RawBuilder<unknown>) => sql<OtherQuiz | null>`(
    select json_build_object('id', a.id, 'passage_version_id', a.passage_version_id)
      from attempts a
     where a.student_id = t.student_id and a.status = 'finished' and a.kind = 'practice' and ${readable}
       and (a.finished_at, a.id) ${side} (t.finished_at, t.id)
     order by a.finished_at ${way}, a.id ${way} limit 1)`;
  return db
    .selectFrom('attempts as t')
    .innerJoin('users as u', 'u.id', 't.student_id')
    .select(['u.first_name as firstName', 'u.last_name as lastName', 'u.username'])
    .select([nearest(sql`<`, sql`desc`).as('previous'), nearest(sql`>`, sql`asc`).as('next')])
    .where('t.student_id', '=', studentId)
    .where('t.id', '=', attemptId)
    .executeTakeFirst();
}
