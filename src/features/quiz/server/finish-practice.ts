import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import { applyQuiz } from '#features/progress/core/apply-quiz.ts';
import { passed, quizPoints } from '#features/progress/core/points.ts';
import { toLevel } from '#features/progress/core/scale.ts';
import { studentDay } from '#features/progress/core/student-day.ts';
import {
  type LedgerRow,
  notifyPointsWritten,
  stateOf,
  toLedgerColumns,
} from '#features/progress/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { daysSinceQuiz } from '../core/days-since-quiz.ts';
import { fastCount, marksOf, weighedAnswers } from '../core/marks.ts';
import type { AcceptedLastAnswer } from './answer-queries.ts';
import { toFinishedRow } from './attempts-queries.ts';
import { paymentOf } from './payment.ts';
import type { QuizServices } from './quiz.ts';
import { writeQuizEnd } from './quiz-end-queries.ts';
import type { OnQuizFinished, QuizFinished } from './quiz-finished.ts';

interface Finishing {
  readonly passage: PublishedPassage;
  readonly accepted: AcceptedLastAnswer;
  readonly now: Date;
}
type Subscribers = Pick<QuizServices, 'onQuizFinished' | 'onPointsWritten'>;

/** All that follows from the last answer of a quiz: level, points, what others add; in the transaction of that answer. */
export async function finishPractice(
  tx: Tx,
  { onQuizFinished, onPointsWritten }: Subscribers,
  { passage, accepted, now }: Finishing,
): Promise<void> {
  const { attemptId, progress } = accepted;
  const { student_id: studentId, epoch } = progress;
  const { rules } = accepted;
  const { settings } = rules;
  const marks = marksOf(accepted.marks);
  const today = studentDay(progress, now, settings.timezone);
  const { payment, finished } = await paymentOf(tx, progress, passage, settings, now);

  const before = stateOf(progress);
  const gapDays = daysSinceQuiz(progress.last_quiz_at, now);
  const answers = weighedAnswers(marks, accepted.states);
  const outcome = applyQuiz(before, {
    gapDays,
    answers,
    range: settings.range,
    rule: settings.rule,
    assignedLevel: settings.assignedLevel,
    again: settings.again,
  });
  const points = quizPoints({ answers: marks, passageLevel: toLevel(passage.level), ...payment });
  const quizRows: LedgerRow[] = points.rows.map((row) => ({ ...row, earnedDay: today }));
  const isPassed = passed(marks);
  const event = {
    attemptId,
    passage,
    settings,
    marks,
    states: accepted.states,
    gapDays,
    passed: isPassed,
    points: points.total,
    progress,
    today,
    finished,
  };
  const rows = [...quizRows, ...(await notifySubscribers(tx, onQuizFinished, event))];
  const addPoints = rows.reduce((sum, row) => sum + row.points, 0);

  const earned = { studentId, epoch, attemptId, classId: settings.classId, at: now };
  await writeQuizEnd(tx, {
    attemptId,
    attempt: toFinishedRow({
      finishedAt: now,
      rules: { ...rules, paid: payment },
      finishedDay: today,
      gapDays,
      stateBefore: before,
      stateAfter: outcome.state,
      reason: outcome.report,
      passed: isPassed,
      fastAnswers: fastCount(marks),
      points: points.total,
      totalPointsAfter: progress.total_points + addPoints,
    }),
    state: outcome.state,
    day: today,
    earned,
    ledger: toLedgerColumns(rows),
    addPoints,
    addPassed: isPassed ? 1 : 0,
    addCounted: marks.length - fastCount(marks),
  });
  await notifyPointsWritten(tx, onPointsWritten, { earned, rows });
}

/** @returns the points that the subscribers add. */
async function notifySubscribers(
  tx: Tx,
  subscribers: readonly OnQuizFinished[],
  event: QuizFinished,
): Promise<LedgerRow[]> {
  const rows: LedgerRow[] = [];
  for (const subscriber of subscribers) rows.push(...(await subscriber(tx, event)));
  return rows;
}
