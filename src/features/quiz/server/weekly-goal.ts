import { halfRight } from '#features/progress/core/points.ts';
import { WEEKLY_GOAL_POINTS, WEEKLY_QUIZZES, weekOf } from '#features/progress/core/weekly-goal.ts';
import { selectPaidOnce } from '#features/progress/server/public.ts';
import { beforeDay, weekStart } from '#platform/time/core/civil-day.ts';
import { marksOf } from '../core/marks.ts';
import { selectFinishedSince } from './attempts-queries.ts';
import type { OnQuizFinished } from './quiz-finished.ts';

/** Pays the weekly goal, when this quiz reaches it and the week was not paid. */
export const payWeeklyGoal: OnQuizFinished = async (tx, { progress, finished, marks, today }) => {
  if (!halfRight(marks)) return [];
  const { student_id: studentId, epoch } = progress;
  const monday = weekStart(today);
  const ofWeek = finished.filter(({ finished_day }) => finished_day !== null && finished_day >= monday);
  if (ofWeek.length + 1 < WEEKLY_QUIZZES) return [];
  const before = await selectFinishedSince(tx, {
    studentId,
    epoch,
    sinceDay: monday,
    since: beforeDay(monday),
  });
  if (!weekOf([...before.map((quiz) => marksOf(quiz.marks)), marks]).reached) return [];
  const paid = await selectPaidOnce(tx, studentId, epoch, monday);
  return paid.weeklyGoal ? [] : [{ cause: 'weekly-goal', points: WEEKLY_GOAL_POINTS, earnedDay: monday }];
};
