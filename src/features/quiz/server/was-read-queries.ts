import { type Expression, type RawBuilder, sql } from 'kysely';
import { FAST_QUIZ_SHARE } from '#features/progress/core/fast-answers.ts';
import type { Db } from '#platform/db/server/database.ts';

/** A finished attempt `a` with so many fast answers that it may not have been read. As the index `attempts_fast` says it. */
const WAS_FAST = sql`a.fast_answers > a.question_count * ${sql.lit(FAST_QUIZ_SHARE)}`;

/** A finished attempt `a` whose passage was not read: not `wasRead` (progress/core/weekly-goal.ts). */
const NOT_READ = sql<boolean>`(${WAS_FAST} and 2 * (length(a.marks) - length(replace(a.marks, 'r', ''))) < a.question_count)`;

/** A finished attempt `a` whose passage was read: `wasRead` (progress/core/weekly-goal.ts). */
export const WAS_READ = sql<boolean>`(not ${NOT_READ})`;

/** A finished attempt by what the index `attempts_finished` has of it. */
interface InIndex {
  readonly studentId: Expression<unknown>;
  /** The name of the rows that have `id`, `question_count` and `fast_answers`. */
  readonly rows: string;
}

/** The same of a row that was read in an index, which has no marks: they are fetched where many answers were fast, and those are few. */
export const wasReadInIndex = ({ studentId, rows }: InIndex) => {
  const [id, questions, fast] = ['id', 'question_count', 'fast_answers'].map((column) =>
    sql.ref(`${rows}.${column}`),
  );
  return sql<boolean>`(case when ${fast} > ${questions} * ${sql.lit(FAST_QUIZ_SHARE)}
    then (select ${WAS_READ} from attempts a where a.student_id = ${studentId} and a.id = ${id}) else true end)`;
};

interface UnreadOf {
  readonly studentId: RawBuilder<unknown>;
  readonly epoch: RawBuilder<unknown>;
  /** Which attempts `a` are counted besides. */
  readonly counted: RawBuilder<unknown>;
}

/** How many finished quizzes were too fast to count: part of a statement, which finds the few of a student in an index of their own. */
export const quizzesTooFast = ({ studentId, epoch, counted }: UnreadOf) => sql<number>`(
  select count(*)::integer from attempts a
   where a.student_id = ${studentId} and a.epoch = ${epoch} and a.status = 'finished' and a.kind = 'practice'
     and ${NOT_READ} and ${counted})`;

/**
 * Whether a finished quiz had more fast answers than a reader who guesses: part of a statement, answered by an index of the few. Where none has, all of
 * them together have no larger share either.
 */
export const anyFastQuiz = ({ studentId, epoch, counted }: UnreadOf) => sql<boolean>`exists (
  select from attempts a
   where a.student_id = ${studentId} and a.epoch = ${epoch} and a.status = 'finished' and a.kind = 'practice'
     and ${WAS_FAST} and ${counted})`;

/** How many were too fast to count of one student, class by class: part of a statement. */
export const quizzesTooFastByClass = (
  db: Db,
  { studentId, epoch }: { readonly studentId: number; readonly epoch: Expression<number> },
) =>
  db
    .selectFrom('attempts as a')
    .select(['a.class_id', sql<number>`count(*)::integer`.as('quizzes')])
    .where('a.student_id', '=', studentId)
    .where('a.epoch', '=', epoch)
    .where('a.status', '=', sql.lit('finished'))
    .where('a.kind', '=', sql.lit('practice'))
    .where(NOT_READ)
    .groupBy('a.class_id');
