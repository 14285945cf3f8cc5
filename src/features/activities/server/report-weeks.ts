import { reaches } from '#features/progress/core/weekly-goal.ts';
import { toWeekCounts } from '#features/progress/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { isoDay, weekStart } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { WEEKS_TOLD, type WeeklyActivityView, type WeeklyReportLine } from '../contract/views.ts';
import { weekAt } from '../core/weekly-goal.ts';
import type { ActivityRow } from './activities-queries.ts';
import { factsOf, todayOf } from './activity-views.ts';
import { selectWeeklyReport, type WeeklyReportRow } from './weekly-queries.ts';

const DAYS = 7;

interface Reporting {
  readonly goal: WeeklyActivityView;
  /** Quizzes of all classes count: of other students nothing is told. */
  readonly withFigures: ReadonlySet<number>;
  readonly now: Date;
}

/** The students of a weekly goal with their last weeks. */
export async function reportWeeks(
  db: Db,
  row: ActivityRow,
  { goal, withFigures, now }: Reporting,
): Promise<WeeklyReportLine[]> {
  const { from, to } = mondaysTold(row, now);
  const rows = await selectWeeklyReport(db, { activityId: row.id, from, to }, now);
  const byStudent = Map.groupBy(rows, ({ student_id }) => student_id);
  return [...byStudent].map(([id, weeks]) => {
    const line = toLine(weeks, { from, to, goal });
    return withFigures.has(id) ? line : { ...line, weeks: [] };
  });
}

/** The first and the last Monday that are told of a weekly activity. */
export function mondaysTold(row: ActivityRow, now: Date): { readonly from: number; readonly to: number } {
  const days = factsOf(row);
  const to = weekAt(days, todayOf(row, now)).startDay;
  return { from: Math.max(days.startDay, to - (WEEKS_TOLD - 1) * DAYS), to };
}

interface Weeks {
  readonly from: number;
  readonly to: number;
  readonly goal: Pick<WeeklyActivityView, 'timezone' | 'quizzes' | 'rule'>;
}

function toLine(rows: readonly WeeklyReportRow[], weeks: Weeks): WeeklyReportLine {
  const [student] = rows;
  if (!student) throw new RangeError('A student of a report has no row.');
  return {
    studentId: student.student_id,
    username: student.username,
    firstName: student.first_name,
    lastName: student.last_name,
    weeks: weeksOf(rows, student.joined_at, weeks),
  };
}

/** The weeks of a student between two Mondays, from the one on in which they joined. */
export function weeksOf(
  rows: readonly WeekRow[],
  joinedAt: Date,
  { from, to, goal }: Weeks,
): WeeklyReportLine['weeks'] {
  const joined = weekStart(dayNumber(joinedAt.getTime(), goal.timezone));
  const first = Math.min(Math.max(from, joined), to);
  const mondays = Array.from({ length: (to - first) / DAYS + 1 }, (_, index) => first + index * DAYS);
  return mondays.map((monday) => {
    const week = weekOfRow(rows.find((row) => row.monday === monday));
    return { monday: isoDay(monday), counted: week[goal.rule], reached: reaches(week, goal) };
  });
}

type WeekRow = Pick<WeeklyReportRow, 'monday' | 'completed' | 'half_right' | 'passed'>;

const weekOfRow = (row: WeekRow | undefined) =>
  toWeekCounts({
    completed: row?.completed ?? 0,
    half_right: row?.half_right ?? 0,
    passed: row?.passed ?? 0,
  });
