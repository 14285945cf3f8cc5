import { type CsvColumn, csvOf } from '#platform/csv/core/csv-columns.ts';
import type { AssignmentView, WeeklyOfStudent } from '../contract/views.ts';
import { ACTIVITY_STATUS, activityName, assignmentInWords } from './activity-words.ts';

/** What was set for a student as a table for a spreadsheet, in the order given. */
export const assignmentsCsv = (assignments: readonly AssignmentView[]): string => {
  const columns: readonly CsvColumn<AssignmentView>[] = [
    ['Activity number', ({ activityId }) => activityId],
    ['Activity', activityName],
    ['Class', ({ className }) => className],
    ['Starts on', ({ startDate }) => startDate],
    ['Due on', ({ dueDate }) => dueDate],
    ['Progress', (assignment) => assignmentInWords(assignment).words],
  ];
  return csvOf(columns, assignments);
};

/** The weekly goals of a student as a table for a spreadsheet: a line for each week that is told, the oldest first. */
export const goalsCsv = (goals: readonly WeeklyOfStudent[]): string => {
  type Line = { readonly goal: WeeklyOfStudent; readonly week: WeeklyOfStudent['weeks'][number] | null };
  const lines = goals.flatMap((goal): Line[] =>
    goal.weeks.length === 0 ? [{ goal, week: null }] : goal.weeks.map((week) => ({ goal, week })),
  );
  const columns: readonly CsvColumn<Line>[] = [
    ['Activity number', ({ goal }) => goal.activityId],
    ['Activity', ({ goal }) => activityName(goal)],
    ['Class', ({ goal }) => goal.className],
    ['Status', ({ goal }) => ACTIVITY_STATUS[goal.status].words],
    ['Week of', ({ week }) => week?.monday],
    ['Quizzes that count', ({ week }) => week?.counted],
    ['Quizzes asked for', ({ goal }) => goal.quizzes],
    ['Reached', ({ week }) => week && (week.reached ? 'yes' : 'no')],
  ];
  return csvOf(columns, lines);
};
