import { type InferResult, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { classesChangedBy } from '#features/classes/server/public.ts';
import { type AttemptRef, finishedQuizOf, studentRowOf, THIS_ATTEMPT } from '#features/quiz/server/public.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import type { Actor } from '#platform/session/core/actor.ts';

/** The essay that waits after a quiz. */
export async function insertEssay(
  tx: Tx,
  essay: { studentId: number; attemptId: number; questionId: number; classId: number | null },
): Promise<void> {
  await tx
    .insertInto('essays')
    .values({
      student_id: essay.studentId,
      attempt_id: essay.attemptId,
      question_id: essay.questionId,
      class_id: essay.classId,
      status: 'open',
    })
    .execute();
}

const selectEssays = (db: Db) =>
  db
    .selectFrom('essays as e')
    .innerJoin('attempts as a', (join) =>
      join.onRef('a.student_id', '=', 'e.student_id').onRef('a.id', '=', 'e.attempt_id'),
    )
    .select([
      'e.student_id',
      'e.attempt_id',
      'e.question_id',
      'e.class_id',
      'e.status',
      'e.text',
      'e.own_words',
      'e.score_seen_at',
    ])
    .select(['e.submitted_at', 'e.score', 'e.comment', 'a.passage_version_id', 'a.settings', 'a.epoch']);

/**
 * A later quiz has an answer, or a teacher let the student start over: an essay that is still open then was passed over. Nothing
 * is written for it (decision 31).
 */
const PASSED_OVER = sql<boolean>`(
  exists (select from attempts as later
           where later.student_id = e.student_id and later.id > e.attempt_id and later.kind = 'practice'
             and later.answered > 0)
  or exists (select from student_progress p where p.student_id = e.student_id and p.epoch > a.epoch))`;

/** The essay that a student can write now: of the newest quiz that has one open. */
const openEssayOf = (db: Db, studentId: number) =>
  selectEssays(db)
    .where('e.student_id', '=', studentId)
    .where('e.status', '=', sql.lit('open'))
    .where(sql<boolean>`not ${PASSED_OVER}`)
    .orderBy('e.attempt_id', 'desc')
    .limit(1);

/** A student's row with the open essay, for statements that ask for more. */
export const studentWithEssayOf = (db: Db, studentId: number) =>
  studentRowOf(db, studentId).select(jsonObjectFrom(openEssayOf(db, studentId)).as('openEssay'));

export const selectStudentWithEssay = preparedStatement(
  'select-student-with-essay',
  (db, { studentId }: { readonly studentId: number }) => studentWithEssayOf(db, studentId),
);

/** The newest essay of a student on this question. */
export async function selectEssayOn(db: Db, studentId: number, questionId: number) {
  return selectEssays(db)
    .select(PASSED_OVER.as('passed_over'))
    .where('e.student_id', '=', studentId)
    .where('e.question_id', '=', questionId)
    .orderBy('e.attempt_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The essay that was handed in, or left out, under this key. */
export async function selectEssayByKey(db: Db, studentId: number, key: string) {
  return selectEssays(db)
    .select('e.seconds')
    .where('e.student_id', '=', studentId)
    .where('e.idempotency_key', '=', key)
    .executeTakeFirst();
}
export type EssayByKey = NonNullable<Awaited<ReturnType<typeof selectEssayByKey>>>;
/** An essay with the teacher who reads it. */
export type ReadEssayRow = NonNullable<Awaited<ReturnType<typeof selectEssay>>>;
export type EssayRow = Omit<ReadEssayRow, 'reader_first_name' | 'reader_last_name'>;

/** Who has scored an essay, and before that the teacher of its class. */
const withReader = (db: Db) =>
  selectEssays(db)
    .leftJoin('classes as of', 'of.id', 'e.class_id')
    .leftJoin('users as reader', (join) =>
      join.on('reader.id', '=', sql<number>`coalesce(e.scored_by, of.teacher_id)`),
    )
    .select(['reader.first_name as reader_first_name', 'reader.last_name as reader_last_name']);

const essayOf = (db: Db, { studentId, attemptId }: AttemptRef) =>
  withReader(db)
    .select(PASSED_OVER.as('passed_over'))
    .where('e.student_id', '=', studentId)
    .where('e.attempt_id', '=', attemptId);

/** The essay of an attempt. */
export async function selectEssay(db: Db, attempt: AttemptRef) {
  return essayOf(db, attempt).executeTakeFirst();
}

/** A finished quiz by its number, with its essay: for a student only one of their own, which is found by its student. */
export async function readFinishedQuizWithEssay(db: Db, attemptId: number, { role, userId }: Actor) {
  const [row] = await (role === 'student'
    ? selectOwnFinishedQuiz(db, { studentId: userId, attemptId })
    : selectFinishedQuiz(db, { attemptId }));
  return row;
}
const finishedQuizWithEssay = (db: Db, attempt: AttemptRef) =>
  finishedQuizOf(db, attempt).select(jsonObjectFrom(essayOf(db, attempt)).as('essay'));
const selectOwnFinishedQuiz = preparedStatement(
  'select-own-finished-quiz',
  (db, attempt: { readonly studentId: number; readonly attemptId: number }) =>
    finishedQuizWithEssay(db, attempt),
);
const selectFinishedQuiz = preparedStatement(
  'select-finished-quiz',
  (db, { attemptId }: { readonly attemptId: number }) =>
    finishedQuizWithEssay(db, { studentId: THIS_ATTEMPT.studentId, attemptId }),
);
export type FinishedQuizWithEssay = NonNullable<Awaited<ReturnType<typeof readFinishedQuizWithEssay>>>;

export async function submitEssay(
  tx: Tx,
  { student_id, attempt_id }: Pick<EssayRow, 'student_id' | 'attempt_id'>,
  essay: { text: string; ownWords: number; seconds: number; skipped: boolean; key: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('essays')
    .set({
      status: essay.skipped ? 'skipped' : 'submitted',
      text: essay.skipped ? '' : essay.text,
      own_words: essay.ownWords,
      seconds: essay.seconds,
      submitted_at: essay.skipped ? null : essay.now,
      idempotency_key: essay.key,
    })
    .where('student_id', '=', student_id)
    .where('attempt_id', '=', attempt_id)
    .execute();
}

export async function scoreEssayRow(
  tx: Tx,
  { student_id, attempt_id }: EssayRow,
  scored: { score: number; comment: string; by: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('essays')
    .set({
      score: scored.score,
      comment: scored.comment,
      scored_by: scored.by,
      scored_at: scored.now,
      score_seen_at: null,
    })
    .where('student_id', '=', student_id)
    .where('attempt_id', '=', attempt_id)
    .execute();
}

/** The newest essay with a score that its student has not looked at, and what was paid for the score. */
export const unseenScoreOf = (db: Db, { studentId, since }: UnseenSince) =>
  withReader(db)
    .select((of) =>
      of
        .selectFrom('points_ledger as l')
        .select(sql<number>`coalesce(sum(l.points), 0)::int`.as('points'))
        .where('l.student_id', '=', studentId)
        .whereRef('l.attempt_id', '=', 'e.attempt_id')
        .where('l.cause', '=', sql.lit('essay-good'))
        .as('points'),
    )
    .where('e.student_id', '=', studentId)
    .where('e.scored_at', '>', since)
    .where('e.score_seen_at', 'is', null)
    .orderBy('e.scored_at', 'desc')
    .limit(1);

interface UnseenSince {
  readonly studentId: number;
  /** Older scores are no news. */
  readonly since: Date;
}
export type UnseenScoreRow = InferResult<ReturnType<typeof unseenScoreOf>>[number];

/** The student looks at what was said of the essay. */
export const markScoreSeen = preparedStatement(
  'mark-essay-score-seen',
  (db, seen: { readonly studentId: number; readonly attemptId: number; readonly now: Date }) =>
    db
      .updateTable('essays')
      .set({ score_seen_at: seen.now })
      .where('student_id', '=', seen.studentId)
      .where('attempt_id', '=', seen.attemptId)
      .where('score', 'is not', null)
      .where('score_seen_at', 'is', null),
);

/** Essays of a day that were paid, and whether this one was. */
export async function selectPaidEssays(
  db: Db,
  studentId: number,
  { day, attemptId }: { day: number; attemptId: number },
): Promise<{ today: number; causes: ReadonlySet<string> }> {
  const rows = await db
    .selectFrom('points_ledger')
    .select(['cause', 'attempt_id', 'earned_day'])
    .where('student_id', '=', studentId)
    .where('cause', 'in', ['essay', 'essay-good'])
    .where((where) => where.or([where('earned_day', '=', day), where('attempt_id', '=', attemptId)]))
    .execute();
  return {
    today: rows.filter((row) => row.cause === 'essay' && row.earned_day === day).length,
    causes: new Set(rows.filter((row) => row.attempt_id === attemptId).map((row) => row.cause)),
  };
}

/** What keeps essays together in a list. */
const TOGETHER = {
  time: null,
  question: sql.ref('e.question_id'),
  student: sql.ref('e.student_id'),
} as const;

/** One page of a class's essays with their writers. */
export async function selectEssaysOfClass(
  db: Db,
  classId: number,
  { scored, by, page, size }: { scored: boolean; by: keyof typeof TOGETHER; page: number; size: number },
) {
  const together = TOGETHER[by];
  return selectEssays(db)
    .innerJoin('users as u', 'u.id', 'e.student_id')
    .innerJoin('class_students as m', (join) =>
      join.onRef('m.student_id', '=', 'e.student_id').onRef('m.class_id', '=', 'e.class_id'),
    )
    .select(['u.first_name', 'u.last_name', 'u.username'])
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('e.class_id', '=', classId)
    .where('m.removed_at', 'is', null)
    .where('e.status', '=', sql.lit('submitted'))
    .where('e.score', scored ? 'is not' : 'is', null)
    .$if(together !== null, (essays) =>
      essays
        // What has waited longest takes the others of its kind along.
        .orderBy(sql`min(e.submitted_at) over (partition by ${together})`, scored ? 'desc' : 'asc')
        .orderBy(sql`${together}`),
    )
    .orderBy('e.submitted_at', scored ? 'desc' : 'asc')
    .orderBy('e.attempt_id')
    .limit(size)
    .offset(page * size)
    .execute();
}

/** One page of the essays that a student handed in, newest first; only of these classes, where some are given. */
export async function selectEssaysOfStudent(
  db: Db,
  studentId: number,
  { classIds, page, size }: { classIds: readonly number[] | undefined; page: number; size: number },
) {
  return selectEssays(db)
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('e.student_id', '=', studentId)
    .where('e.status', '=', sql.lit('submitted'))
    .$if(classIds !== undefined, (essays) => essays.where('e.class_id', '=', sql<number>`any(${classIds})`))
    .orderBy('e.submitted_at', 'desc')
    .orderBy('e.attempt_id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

/** How many essays wait in each class in which a teacher scores them and that has any. */
export async function selectWaitingEssays(
  db: Db,
  teacherId: number,
): Promise<{ classId: number; className: string; waiting: number; newest: Date }[]> {
  return (
    db
      .selectFrom('essays as e')
      .innerJoin('classes as c', 'c.id', 'e.class_id')
      .innerJoin('class_students as m', (join) =>
        join.onRef('m.student_id', '=', 'e.student_id').onRef('m.class_id', '=', 'e.class_id'),
      )
      .select(['c.id as classId', 'c.name as className', sql<number>`count(*)`.as('waiting')])
      // Whatever is submitted has the moment (`essays_submitted_when`).
      .select(sql<Date>`max(e.submitted_at)`.as('newest'))
      .where('c.id', 'in', classesChangedBy(db, teacherId))
      .where('c.archived_at', 'is', null)
      .where('m.removed_at', 'is', null)
      .where('e.status', '=', sql.lit('submitted'))
      .where('e.score', 'is', null)
      .groupBy('c.id')
      .orderBy('c.id')
      .execute()
  );
}
