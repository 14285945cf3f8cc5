import type { Library } from '#features/library/server/public.ts';
import { PRETEST_POINTS } from '#features/progress/core/extra-points.ts';
import { passed } from '#features/progress/core/points.ts';
import { applyPretestPassage, finishPretest, pretestGoesOn } from '#features/progress/core/pretest.ts';
import {
  insertEvents,
  insertLedger,
  type ProgressRow,
  selectPaidOnce,
  stateOf,
  updateProgress,
} from '#features/progress/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { marksOf, weighedAnswers } from '../core/marks.ts';
import type { AcceptedLastAnswer } from './answer-queries.ts';
import { finishAttempt } from './attempts-queries.ts';
import { passagesFor } from './make-offers.ts';
import { tallyPretest } from './pretest-state.ts';
import { rulesOf } from './read-quiz.ts';

/** What follows from the last answer of a pretest passage: the estimate moves; after the last passage the level is set. */
export async function finishPretestPassage(
  tx: Tx,
  library: Library,
  { progress, accepted, now }: { progress: ProgressRow; accepted: AcceptedLastAnswer; now: Date },
): Promise<void> {
  const { student_id: studentId } = progress;
  const rules = rulesOf(accepted.rules);
  const { settings } = rules;
  const marks = marksOf(accepted.marks);
  const answers = weighedAnswers(marks, accepted.states);
  const before = stateOf(progress);
  const placed = applyPretestPassage(before, answers);
  const today = dayNumber(now.getTime(), settings.timezone);
  const attempt = { studentId, attemptId: accepted.attemptId, now };
  const finish = (stateAfter: object, totalPointsAfter: number) =>
    finishAttempt(tx, attempt, {
      rules,
      finishedDay: today,
      gapDays: null,
      stateBefore: before,
      stateAfter,
      reason: null,
      passed: passed(marks),
      points: null,
      totalPointsAfter,
    });

  await finish(placed, progress.total_points);
  const tally = await tallyPretest(tx, progress);
  const isLeft = passagesFor(library, 'pretest', settings).some(
    ({ passageId }) => !tally.read.has(passageId),
  );
  const read = { kind: 'pretest-passage', attemptId: accepted.attemptId } as const;
  if (isLeft && pretestGoesOn(tally)) {
    await insertEvents(tx, { studentId, at: now }, [read]);
    await updateProgress(tx, studentId, { state: placed });
    return;
  }
  const { range } = settings;
  const state = finishPretest(placed, range);
  await insertEvents(tx, { studentId, at: now }, [read, { kind: 'pretest-finished', range }]);
  const paid = await selectPaidOnce(tx, studentId, progress.epoch, today);
  const points = paid.pretest ? 0 : PRETEST_POINTS;
  if (points > 0) {
    await insertLedger(
      tx,
      { studentId, epoch: progress.epoch, attemptId: accepted.attemptId, classId: settings.classId, at: now },
      [{ cause: 'pretest', points, earnedDay: today }],
    );
  }
  await updateProgress(tx, studentId, {
    state,
    pretestStatus: 'pretest_complete',
    initialLevel: state.level,
    addPoints: points,
    lastQuizAt: now,
  });
}
