import { PRETEST_POINTS } from '#features/progress/core/extra-points.ts';
import { passed } from '#features/progress/core/points.ts';
import { applyPretestPassage, finishPretest, pretestGoesOn } from '#features/progress/core/pretest.ts';
import { studentDay } from '#features/progress/core/student-day.ts';
import {
  insertingEvents,
  insertingLedger,
  type LedgerRow,
  selectPaidOnce,
  stateOf,
  tellPointsWritten,
  toLedgerColumns,
  updatingProgress,
} from '#features/progress/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { writeTogether } from '#platform/db/server/write-together.ts';
import { fastCount, marksOf, weighedAnswers } from '../core/marks.ts';
import type { AcceptedLastAnswer } from './answer-queries.ts';
import { rulesOf } from './attempt-rules.ts';
import { finishingAttempt, toFinishedRow } from './attempts-queries.ts';
import { passagesFor } from './make-offers.ts';
import { tallyPretest } from './pretest-state.ts';
import type { QuizServices } from './quiz.ts';

/** What follows from the last answer of a pretest passage: the estimate moves; after the last passage the level is set. */
export async function finishPretestPassage(
  tx: Tx,
  { library, onPretestFinished, onPointsWritten }: QuizServices,
  { accepted, now }: { accepted: AcceptedLastAnswer; now: Date },
): Promise<void> {
  const { attemptId, progress } = accepted;
  const { student_id: studentId, epoch } = progress;
  const rules = rulesOf(accepted.rules);
  const { settings } = rules;
  const marks = marksOf(accepted.marks);
  const answers = weighedAnswers(marks, accepted.states);
  const before = stateOf(progress);
  const placed = applyPretestPassage(before, answers);
  const today = studentDay(progress, now, settings.timezone);
  await finishingAttempt(
    tx,
    { studentId, attemptId },
    toFinishedRow({
      finishedAt: now,
      rules,
      finishedDay: today,
      gapDays: null,
      stateBefore: before,
      stateAfter: placed,
      reason: null,
      passed: passed(marks),
      fastAnswers: fastCount(marks),
      points: null,
      totalPointsAfter: progress.total_points,
    }),
  ).execute();
  const tally = await tallyPretest(tx, progress);
  const isLeft = passagesFor(library, 'pretest', settings).some(
    ({ passageId }) => !tally.read.has(passageId),
  );
  const read = { kind: 'pretest-passage', attemptId } as const;
  if (isLeft && pretestGoesOn(tally)) {
    return writeTogether(tx, [
      insertingEvents(tx, { studentId, at: now }, [read]),
      updatingProgress(tx, studentId, { state: placed, day: today }),
    ]);
  }
  const { range } = settings;
  const state = finishPretest(placed, range);
  const paid = await selectPaidOnce(tx, studentId, epoch, today);
  const points = paid.pretest ? 0 : PRETEST_POINTS;
  const rows: LedgerRow[] = points > 0 ? [{ cause: 'pretest', points, earnedDay: today }] : [];
  const earned = { studentId, epoch, attemptId, classId: settings.classId, at: now };
  await writeTogether(tx, [
    insertingEvents(tx, { studentId, at: now }, [read, { kind: 'pretest-finished', range }]),
    ...(rows.length > 0 ? [insertingLedger(tx, earned, toLedgerColumns(rows))] : []),
    updatingProgress(tx, studentId, {
      state,
      pretestStatus: 'pretest_complete',
      initialLevel: state.level,
      addPoints: points,
      lastQuizAt: now,
      day: today,
    }),
  ]);
  await tellPointsWritten(tx, onPointsWritten, { earned, rows });
  const event = { attemptId, settings, progress, state, today };
  for (const subscriber of onPretestFinished) await subscriber(tx, event);
}
