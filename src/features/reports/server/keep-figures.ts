import type { Library } from '#features/library/server/public.ts';
import { wasRead } from '#features/progress/core/weekly-goal.ts';
import { lockProgress, stateBeforeOf, stateOf } from '#features/progress/server/public.ts';
import { marksOf } from '#features/quiz/core/marks.ts';
import {
  type OnQuizFinished,
  type OnWorkRejudged,
  type QuizServices,
  questionStatesOf,
} from '#features/quiz/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { withStatementTimeout } from '#platform/db/server/statement-timeout-queries.ts';
import type { ScheduledJob } from '#platform/jobs/server/define-job.ts';
import {
  addFigures,
  deleteFigures,
  deleteStudentToCount,
  noteUnevenYears,
  selectFinishedQuizzes,
  selectStudentsToCount,
} from './kept-figures-queries.ts';
import { type FinishedQuiz, toFigureColumns } from './quiz-figures.ts';

/** Adds a quiz to the figures of its day, in the transaction of its last answer. */
export const keepFigures: OnQuizFinished = async (tx, event) => {
  const {
    attemptId,
    passage,
    settings,
    marks,
    progress,
    today: day,
    passed,
    points,
    gapDays,
    states,
  } = event;
  const { student_id: studentId, epoch } = progress;
  const { classId } = settings;
  const read = wasRead(marks);
  const quiz = { attemptId, epoch, day, classId, passed, read, points, marks, passage, gapDays, states };
  await addFigures(tx, { studentId, ...toFigureColumns([{ ...quiz, before: stateOf(progress) }]) });
  return [];
};

/** Makes the figures of a student anew, in the transaction that judged their work again. */
export const keepFiguresAgain: OnWorkRejudged = (tx, { studentId, library }) =>
  countAgain(tx, library, studentId);

/** All that is kept of a student, from their history. The student's row is locked by the caller. */
async function countAgain(tx: Tx, library: Library, studentId: number): Promise<void> {
  await deleteFigures(tx, studentId);
  const quizzes: FinishedQuiz[] = [];
  for (const row of await selectFinishedQuizzes(tx, studentId)) {
    const passage = await library.version(row.passage_version_id);
    if (!passage) continue;
    const marks = marksOf(row.marks);
    quizzes.push({
      attemptId: row.id,
      epoch: row.epoch,
      day: row.finished_day ?? 0,
      classId: row.class_id,
      passed: row.passed ?? false,
      read: wasRead(marks),
      points: row.points ?? 0,
      marks,
      passage,
      before: stateBeforeOf(row.state_before, row.id),
      gapDays: row.gap_days ?? 0,
      states: questionStatesOf(row.question_states, row.id),
    });
  }
  if (quizzes.length > 0) await addFigures(tx, { studentId, ...toFigureColumns(quizzes) });
}

/** Students in one look at what waits. */
const AT_A_TIME = 200;

/** Makes the figures of students anew who wait for it, each in a transaction; after a crash the next run goes on. */
export async function countWaiting({ db, library }: Pick<QuizServices, 'db' | 'library'>): Promise<number> {
  let done = 0;
  for (;;) {
    const waiting = await selectStudentsToCount(db, AT_A_TIME);
    if (waiting.length === 0) return done;
    for (const studentId of waiting)
      await db.transaction().execute(async (tx) => {
        await lockProgress(tx, studentId);
        await countAgain(tx, library, studentId);
        await deleteStudentToCount(tx, studentId);
      });
    done += waiting.length;
  }
}

/** The longest that the nightly comparison may take, in milliseconds: it reads what is kept of everybody. */
const COMPARISON_MS = 30 * 60_000;

/** Each night students whose school years are not the sums of their days are noted, to be counted anew. */
export const compareYears = ({ db }: Pick<QuizServices, 'db'>): ScheduledJob => ({
  name: 'compare-years',
  cron: '40 3 * * *',
  run: () => withStatementTimeout(db, COMPARISON_MS, noteUnevenYears),
});

/** Looks every minute for students whose figures are to be made anew. */
export const countStudents = (services: Pick<QuizServices, 'db' | 'library'>): ScheduledJob => ({
  name: 'count-students',
  cron: '* * * * *',
  run: async () => {
    await countWaiting(services);
  },
});
