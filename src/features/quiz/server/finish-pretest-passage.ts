import { PRETEST_POINTS } from '#features/progress/core/extra-points.ts';
import { passed } from '#features/progress/core/points.ts';
import { applyPretestPassage, finishPretest, pretestGoesOn } from '#features/progress/core/pretest.ts';
import { studentDay } from '#features/progress/core/student-day.ts';
import type { StudentState } from '#features/progress/core/student-state.ts';
import {
  insertingEvents,
  insertingLedger,
  type LedgerRow,
  notifyPointsWritten,
  stateOf,
  toLedgerColumns,
  updatingProgress,
  wasPretestPaid,
} from '#features/progress/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { together } from '#platform/db/server/together.ts';
import { fastCount, marksOf, weighedAnswers } from '../core/marks.ts';
import type { AcceptedLastAnswer } from './answer-queries.ts';
import { finishingAttempt, toFinishedRow } from './attempts-queries.ts';
import { passagesFor } from './make-offers.ts';
import { tallyPretest } from './pretest-state.ts';
import type { QuizServices } from './quiz.ts';

interface Finishing {
  readonly accepted: AcceptedLastAnswer;
  readonly now: Date;
}

/** What follows from the last answer of a pretest passage: the estimate moves; after the last passage the level is set. */
export async function finishPretestPassage(
  tx: Tx,
  services: QuizServices,
  { accepted, now }: Finishing,
): Promise<void> {
  const { attemptId, progress, rules } = accepted;
  const { settings } = rules;
  const marks = marksOf(accepted.marks);
  const before = stateOf(progress);
  const placed: PlacedStudent = {
    state: applyPretestPassage(before, weighedAnswers(marks, accepted.states)),
    today: studentDay(progress, now, settings.timezone),
    addCounted: marks.length - fastCount(marks),
  };
  await finishingAttempt(
    tx,
    { studentId: progress.student_id, attemptId },
    toFinishedRow({
      finishedAt: now,
      rules,
      finishedDay: placed.today,
      gapDays: null,
      stateBefore: before,
      stateAfter: placed.state,
      reason: null,
      passed: passed(marks),
      fastAnswers: fastCount(marks),
      points: null,
      totalPointsAfter: progress.total_points,
    }),
  ).execute();
  const tally = await tallyPretest(tx, progress);
  const isLeft = passagesFor(services.library, 'pretest', settings).some(
    ({ passageId }) => !tally.read.has(passageId),
  );
  if (isLeft && pretestGoesOn(tally)) await goOn(tx, { accepted, now }, placed);
  else await completePretest(tx, services, { accepted, now }, placed);
}

/** The student after a passage of the pretest. */
interface PlacedStudent {
  readonly state: StudentState;
  /** The student's civil day. */
  readonly today: number;
  /** Answers of the passage that move the estimate. */
  readonly addCounted: number;
}

/** More passages come: the estimate has moved, and no level is set. */
async function goOn(tx: Tx, { accepted, now }: Finishing, placed: PlacedStudent): Promise<void> {
  const { attemptId, progress } = accepted;
  const { state, today: day, addCounted } = placed;
  const studentId = progress.student_id;
  await together(tx, [
    insertingEvents(tx, { studentId, at: now }, [{ kind: 'pretest-passage', attemptId }]),
    updatingProgress(tx, studentId, { state, day, addCounted }),
  ]).execute();
}

/** The last passage was answered: the level is set inside the class's range, and the first pretest is paid. */
async function completePretest(
  tx: Tx,
  { onPretestFinished, onPointsWritten }: QuizServices,
  { accepted, now }: Finishing,
  { state: placed, today, addCounted }: PlacedStudent,
): Promise<void> {
  const { attemptId, progress, rules } = accepted;
  const { student_id: studentId, epoch } = progress;
  const { settings } = rules;
  const { range } = settings;
  const state = finishPretest(placed, range);
  const points = (await wasPretestPaid(tx, studentId)) ? 0 : PRETEST_POINTS;
  const rows: LedgerRow[] = points > 0 ? [{ cause: 'pretest', points, earnedDay: today }] : [];
  const earned = { studentId, epoch, attemptId, classId: settings.classId, at: now };
  const events = [
    { kind: 'pretest-passage', attemptId },
    { kind: 'pretest-finished', range },
  ] as const;
  await together(tx, [
    insertingEvents(tx, { studentId, at: now }, events),
    ...(rows.length > 0 ? [insertingLedger(tx, earned, toLedgerColumns(rows))] : []),
    updatingProgress(tx, studentId, {
      state,
      pretestStatus: 'pretest_complete',
      initialLevel: state.level,
      addPoints: points,
      addCounted,
      lastQuizAt: now,
      day: today,
    }),
  ]).execute();
  await notifyPointsWritten(tx, onPointsWritten, { earned, rows });
  const event = { attemptId, settings, progress, state, today, now };
  for (const subscriber of onPretestFinished) await subscriber(tx, event);
}
