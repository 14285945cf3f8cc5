import type { GoalOfClass } from '../core/weekly-goal.ts';
import { weeklyTermsOf } from './activity-columns.ts';
import type { WeeklyGoalRow } from './weekly-queries.ts';

/** Goals of classes as they are stored. */
export const toGoals = (rows: readonly WeeklyGoalRow[]): (GoalOfClass & { readonly className: string })[] =>
  rows.flatMap((row) => {
    const terms = weeklyTermsOf(row);
    const { class_id: classId, class_name: className, whole_class: wholeClass, start_day: startDay } = row;
    return terms ? [{ ...terms, classId, className, wholeClass, startDay }] : [];
  });
