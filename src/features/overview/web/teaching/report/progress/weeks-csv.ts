import type { ClassProgress, WeekOfClass } from '#features/reports/contract/class-progress.ts';
import { type CsvColumn, csvOf } from '#platform/csv/core/csv-columns.ts';
import { dayOfIso, isoDay } from '#platform/time/core/civil-day.ts';
import type { Span } from '#platform/time/core/span.ts';

/** The days of a week, as far as they are among those of the report. */
export function daysOfWeek({ monday }: Pick<WeekOfClass, 'monday'>, { start, end }: Span): Span {
  const sunday = isoDay((dayOfIso(monday) ?? 0) + 6);
  return { start: monday < start ? start : monday, end: sunday > end ? end : sunday };
}

/** The weeks of a class as a table for a spreadsheet, the oldest first. */
export const weeksCsv = ({ weeks, ...days }: Pick<ClassProgress, 'weeks' | 'start' | 'end'>): string => {
  const columns: readonly CsvColumn<WeekOfClass>[] = [
    ['From', (week) => daysOfWeek(week, days).start],
    ['To', (week) => daysOfWeek(week, days).end],
    ['Quizzes read', ({ quizzes }) => quizzes],
    ['Passed', ({ passed }) => passed],
    ['Quizzes too fast', ({ quizzesTooFast }) => quizzesTooFast],
    ['Minutes', ({ minutes }) => minutes],
    ['Points', ({ points }) => points],
    ['Students who read', ({ students }) => students],
  ];
  return csvOf(columns, weeks);
};
