import { passed, quizPoints } from '#features/progress/core/points.ts';
import { toLevel } from '#features/progress/core/scale.ts';
import { weekOf } from '#features/progress/core/weekly-goal.ts';
import {
  insertingLedger,
  lockProgress,
  notifyPointsWritten,
  type ProgressRow,
  raiseWeeks,
  toLedgerColumns,
  updatingProgress,
} from '#features/progress/server/public.ts';
import { marksOf } from '#features/quiz/core/marks.ts';
import { type QuizServices, rulesOf } from '#features/quiz/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { recomputeStates } from './recompute-states.ts';
import {
  addToAttempt,
  insertRescored,
  judgeAgain,
  selectPaid,
  selectQuizzesOfWeeks,
} from './rescore-queries.ts';

interface Corrected {
  readonly correctionId: number;
  readonly questionId: number;
  /** The option that is the key now. */
  readonly optionId: number;
}

type Subscribers = Pick<QuizServices, 'onPointsWritten'>;
type Services = Subscribers & Pick<QuizServices, 'library' | 'onWorkRejudged'>;
interface Rescoring {
  readonly studentId: number;
  readonly corrected: Corrected;
  readonly now: Date;
}

/**
 * Rescores everything of a student by a corrected key, as if it had been the key all along: marks, every level since,
 * and points, which only grow (product: "Library"). Doing it again changes nothing.
 */
export async function rescoreStudent(
  tx: Tx,
  { library, onPointsWritten, onWorkRejudged }: Services,
  { studentId, corrected, now }: Rescoring,
): Promise<void> {
  const progress = await lockProgress(tx, studentId);
  if (!progress) return;
  const changed = await judgeAgain(tx, studentId, corrected);
  if (changed.length === 0) return;
  const state = await recomputeStates(tx, studentId);
  const paid = await payAgain(tx, { onPointsWritten, progress, now }, changed);
  await updatingProgress(tx, studentId, { state, addPoints: paid.points, addPassed: paid.passed }).execute();
  await recountWeeks(tx, progress, changed);
  await insertRescored(tx, {
    studentId,
    correctionId: corrected.correctionId,
    attempts: changed.length,
    points: paid.points,
    levelBefore: progress.level,
    levelAfter: state.level,
  });
  for (const subscriber of onWorkRejudged) await subscriber(tx, { studentId, library });
}

/** What counts by the new marks in the weeks of these quizzes, where that is more. */
async function recountWeeks(tx: Tx, progress: ProgressRow, attemptIds: readonly number[]): Promise<void> {
  const student = { studentId: progress.student_id, epoch: progress.epoch };
  const quizzes = await selectQuizzesOfWeeks(tx, { ...student, attemptIds });
  const weeks = [...Map.groupBy(quizzes, ({ monday }) => monday)];
  await raiseWeeks(
    tx,
    student,
    weeks.map(([monday, ofWeek]) => ({ monday, counts: weekOf(ofWeek.map(({ marks }) => marksOf(marks))) })),
  );
}

/** What quizzes are worth with their new marks, where that is more: nothing is ever taken. */
async function payAgain(
  tx: Tx,
  { onPointsWritten, progress, now }: Subscribers & { readonly progress: ProgressRow; readonly now: Date },
  attemptIds: readonly number[],
) {
  const { student_id: studentId, epoch } = progress;
  const total = { points: 0, passed: 0 };
  for (const row of await selectPaid(tx, studentId, epoch, attemptIds)) {
    const { payment, paid = payment } = rulesOf(row.settings, row.id);
    const marks = marksOf(row.marks);
    const worth = quizPoints({ answers: marks, passageLevel: toLevel(row.level), ...paid }).total;
    const points = Math.max(0, worth - (row.points ?? 0));
    const newlyPassed = !row.passed && passed(marks);
    if (points === 0 && !newlyPassed) continue;
    await addToAttempt(tx, { studentId, attemptId: row.id }, { points, passed: row.passed || newlyPassed });
    if (points > 0) {
      const earned = { studentId, epoch, attemptId: row.id, classId: row.class_id, at: now };
      const more = { cause: 'key-corrected', points, earnedDay: row.finished_day ?? 0 } as const;
      await insertingLedger(tx, earned, toLedgerColumns([more])).execute();
      await notifyPointsWritten(tx, onPointsWritten, { earned, rows: [more] });
    }
    total.points += points;
    total.passed += newlyPassed ? 1 : 0;
  }
  return total;
}
