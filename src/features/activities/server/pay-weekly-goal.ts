import { countedClasses, inOrderOfCounting } from '#features/classes/core/class-that-counts.ts';
import { reaches, WEEKLY_GOAL_POINTS, weekOf } from '#features/progress/core/weekly-goal.ts';
import { toWeekCounts } from '#features/progress/server/public.ts';
import type { OnQuizFinished } from '#features/quiz/server/public.ts';
import { weekStart } from '#platform/time/core/civil-day.ts';
import { goalOf } from '../core/weekly-goal.ts';
import { toGoals } from './weekly-goal-rows.ts';
import { countQuizOfWeek } from './weekly-queries.ts';

/** Counts the quiz in its week, and pays the goal of the week where it is reached and was not paid. */
export const payWeeklyGoal: OnQuizFinished = async (tx, { progress, marks, today }) => {
  const { student_id: studentId, epoch } = progress;
  const monday = weekStart(today);
  const [week] = await countQuizOfWeek(tx, { studentId, epoch, monday, counts: weekOf([marks]) });
  if (!week || week.paid) return [];
  const classes = inOrderOfCounting(countedClasses(week.classes));
  const goal = goalOf(classes, toGoals(week.goals), monday);
  if (!reaches(toWeekCounts(week), goal)) return [];
  return [{ cause: 'weekly-goal', points: WEEKLY_GOAL_POINTS, earnedDay: monday }];
};
