import { countedClasses, inOrderOfCounting } from '#features/classes/core/class-that-counts.ts';
import { studentDay } from '#features/progress/core/student-day.ts';
import { reaches, WEEKLY_GOAL_POINTS } from '#features/progress/core/weekly-goal.ts';
import {
  lockProgressOfAll,
  type OnPointsWritten,
  type Payment,
  type ProgressRow,
  payStudents,
  toWeekCounts,
} from '#features/progress/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { weekStart } from '#platform/time/core/civil-day.ts';
import { goalOf } from '../core/weekly-goal.ts';
import { toGoals } from './weekly-goal-rows.ts';
import { selectReadersOfClass, selectUnpaidWeeks, type UnpaidWeek } from './weekly-queries.ts';

interface Changed {
  /** The class whose goals have just changed, and the day in its zone. */
  readonly classId: number;
  readonly today: number;
  readonly now: Date;
}

/**
 * Pays the students of a class whose week has reached the goal that holds since its teacher changed one: nobody must read once more for a
 * goal that is reached.
 */
export async function payReachedGoals(
  tx: Tx,
  onPointsWritten: readonly OnPointsWritten[],
  { classId, today, now }: Changed,
): Promise<void> {
  // Another class may count, in whose zone the week began a day before or begins a day later.
  const from = weekStart(today - 1);
  const readers = await selectReadersOfClass(tx, { classId, from });
  if (readers.length === 0) return;
  const progress = new Map((await lockProgressOfAll(tx, readers)).map((row) => [row.student_id, row]));
  const weeks = await selectUnpaidWeeks(tx, { studentIds: readers, from });
  const payments = weeks.flatMap((week): Payment[] => {
    const reached = reachedIn(week, progress.get(week.student_id), now);
    if (!reached) return [];
    const { student_id: studentId, epoch, monday: earnedDay } = week;
    return [
      {
        earned: { studentId, epoch, attemptId: null, classId: reached.classId, at: now },
        row: { cause: 'weekly-goal', points: WEEKLY_GOAL_POINTS, earnedDay },
      },
    ];
  });
  await payStudents(tx, onPointsWritten, payments);
}

/** The class that is paid for when a week is the one that runs and has reached its goal; null when it is not. */
function reachedIn(
  week: UnpaidWeek,
  progress: ProgressRow | undefined,
  now: Date,
): { readonly classId: number } | null {
  const classes = inOrderOfCounting(countedClasses(week.classes));
  const [counting] = classes;
  if (!counting) return null;
  if (week.monday !== weekStart(studentDay(progress, now, counting.timezone))) return null;
  const goal = goalOf(classes, toGoals(week.goals), week.monday);
  if (!reaches(toWeekCounts(week), goal)) return null;
  return { classId: 'classId' in goal ? goal.classId : counting.id };
}
