import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import type { KeptDays } from './skill-figures-queries.ts';

interface OfStudent extends KeptDays {
  readonly studentId: number;
}

/** Finished practice quizzes of the present epoch: the quizzes that the kept figures are of. */
const countedQuizzes = (db: Db, { studentId, fromDay, toDay, classIds }: OfStudent) =>
  db
    .selectFrom('attempts as a')
    .innerJoin('student_progress as p', (join) =>
      join.onRef('p.student_id', '=', 'a.student_id').onRef('p.epoch', '=', 'a.epoch'),
    )
    .where('a.student_id', '=', studentId)
    .where('a.kind', '=', sql.lit('practice'))
    .where('a.status', '=', sql.lit('finished'))
    .where('a.finished_day', '>=', fromDay)
    .where('a.finished_day', '<=', toDay)
    .$if(classIds !== undefined, (query) =>
      query.where('a.class_id', '=', sql<number>`any(${classIds}::bigint[])`),
    );

/** The versions of passages that a student read in some days. */
export async function selectVersionsRead(db: Db, of: OfStudent): Promise<number[]> {
  const rows = await countedQuizzes(db, of).select('a.passage_version_id').distinct().execute();
  return rows.map((row) => row.passage_version_id);
}

/** Questions by version and position. */
interface AskedQuestions {
  readonly versionIds: readonly number[];
  readonly positions: readonly number[];
}

interface SkillAnswers extends OfStudent, AskedQuestions {
  readonly page: number;
  readonly size: number;
}

const answersTo = (db: Db, { versionIds, positions, ...of }: OfStudent & AskedQuestions) =>
  countedQuizzes(db, of)
    .innerJoin('answers as n', (join) =>
      join.onRef('n.student_id', '=', 'a.student_id').onRef('n.attempt_id', '=', 'a.id'),
    )
    .where(
      sql<boolean>`(a.passage_version_id, n.position) in
        (select * from unnest(${versionIds}::bigint[], ${positions}::smallint[]))`,
    );

/** One page of a student's answers to some questions, newest first, with what was believed before the quiz. */
export const selectSkillAnswers = (db: Db, of: SkillAnswers) =>
  answersTo(db, of)
    .select(['a.id', 'a.passage_version_id', 'a.finished_at', 'a.state_before', 'a.gap_days'])
    .select(['a.question_states', 'n.position', 'n.is_right', 'n.is_fast'])
    .orderBy('a.finished_at', 'desc')
    .orderBy('a.id', 'desc')
    .orderBy('n.position')
    .limit(of.size)
    .offset(of.page * of.size)
    .execute();
export type SkillAnswerRow = Awaited<ReturnType<typeof selectSkillAnswers>>[number];

export async function countSkillAnswers(db: Db, of: OfStudent & AskedQuestions): Promise<number> {
  const { n } = await answersTo(db, of)
    .select((count) => count.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
