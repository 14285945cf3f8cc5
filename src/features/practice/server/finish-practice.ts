import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import { applyQuiz } from '#features/progress/core/apply-quiz.ts';
import { halfRight, passed, quizPoints } from '#features/progress/core/points.ts';
import { toLevel } from '#features/progress/core/scale.ts';
import { studentDay } from '#features/progress/core/student-day.ts';
import { WEEKLY_GOAL_POINTS, WEEKLY_QUIZZES, weekOf } from '#features/progress/core/weekly-goal.ts';
import {
  type LedgerRow,
  type ProgressRow,
  selectPaidOnce,
  stateOf,
  toLedgerColumns,
} from '#features/progress/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { beforeDay, MS_PER_DAY, weekStart } from '#platform/time/core/civil-day.ts';
import { fastCount, type Mark, marksOf, weighedAnswers } from '../core/marks.ts';
import type { AcceptedLastAnswer } from './answer-queries.ts';
import { type FinishedQuiz, selectFinishedSince, toFinishedRow } from './attempts-queries.ts';
import { insertingEssay } from './essay-queries.ts';
import { paymentOf } from './payment.ts';
import { writeQuizEnd } from './quiz-end-queries.ts';
import { rulesOf } from './read-quiz.ts';

interface Finishing {
  readonly passage: PublishedPassage;
  readonly accepted: AcceptedLastAnswer;
  readonly now: Date;
}

/** All that follows from the last answer of a quiz: level, points, weekly goal; in the transaction of that answer. */
export async function finishPractice(tx: Tx, { passage, accepted, now }: Finishing): Promise<void> {
  const { attemptId, progress } = accepted;
  const { student_id: studentId, epoch } = progress;
  const rules = rulesOf(accepted.rules);
  const { settings } = rules;
  const marks = marksOf(accepted.marks);
  const today = studentDay(progress, now, settings.timezone);
  const { payment, finished } = await paymentOf(tx, progress, passage, settings, now);

  const before = stateOf(progress);
  const gapDays = progress.last_quiz_at
    ? Math.max(0, (now.getTime() - progress.last_quiz_at.getTime()) / MS_PER_DAY)
    : 0;
  const answers = weighedAnswers(marks, accepted.states);
  const outcome = applyQuiz(before, {
    gapDays,
    answers,
    range: settings.range,
    rule: settings.rule,
    assignedLevel: null,
  });
  const points = quizPoints({ answers: marks, passageLevel: toLevel(passage.level), ...payment });
  const quizRows: LedgerRow[] = points.rows.map((row) => ({ ...row, earnedDay: today }));
  const rows = [...quizRows, ...(await weeklyGoal(tx, { progress, finished, marks, today }))];
  const addPoints = rows.reduce((sum, row) => sum + row.points, 0);
  const isPassed = passed(marks);

  const { classId } = settings;
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
    earned: { studentId, epoch, attemptId, classId, at: now },
    ledger: toLedgerColumns(rows),
    addPoints,
    addPassed: isPassed ? 1 : 0,
  });
  if (settings.includesEssay && passage.essay) {
    const { questionId } = passage.essay;
    await insertingEssay(tx, { studentId, attemptId, questionId, classId }).execute();
  }
}

/** The row of the weekly goal, when this quiz reaches it and the week was not paid. */
async function weeklyGoal(
  tx: Tx,
  {
    progress,
    finished,
    marks,
    today,
  }: {
    progress: ProgressRow;
    finished: readonly FinishedQuiz[];
    marks: readonly Mark[];
    today: number;
  },
): Promise<LedgerRow[]> {
  if (!halfRight(marks)) return [];
  const { student_id, epoch } = progress;
  const monday = weekStart(today);
  const ofWeek = finished.filter(({ finished_day }) => finished_day !== null && finished_day >= monday);
  if (ofWeek.length + 1 < WEEKLY_QUIZZES) return [];
  const before = await selectFinishedSince(tx, {
    studentId: student_id,
    epoch,
    sinceDay: monday,
    since: beforeDay(monday),
  });
  if (!weekOf([...before.map((quiz) => marksOf(quiz.marks)), marks]).reached) return [];
  const paid = await selectPaidOnce(tx, student_id, epoch, monday);
  return paid.weeklyGoal ? [] : [{ cause: 'weekly-goal', points: WEEKLY_GOAL_POINTS, earnedDay: monday }];
}
