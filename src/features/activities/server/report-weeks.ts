import { inOrderOfNames } from '#features/accounts/core/student-name.ts';
import { reaches, whyNotCounted } from '#features/progress/core/weekly-goal.ts';
import { toWeekCounts } from '#features/progress/server/public.ts';
import { marksOf } from '#features/quiz/core/marks.ts';
import type { Db } from '#platform/db/server/database.ts';
import { isoDay, weekStart } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { WEEKS_TOLD, type WeeklyActivityView, type WeeklyReportLine } from '../contract/views.ts';
import { isWeekJudged, neverBegan, weekAt } from '../core/weekly-goal.ts';
import type { ActivityRow } from './activities-queries.ts';
import { factsOf, todayOf } from './activity-views.ts';
import {
  type QuizOfWeeks,
  selectQuizzesOfWeeks,
  selectWeeklyReport,
  type WeeklyReportRow,
} from './weekly-queries.ts';

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
  const told = weeksTold(row, { goal, now });
  const rows = await selectWeeklyReport(db, { activityId: row.id, ...told }, now);
  const byStudent = Map.groupBy(rows, ({ student_id }) => student_id);
  const quizzes = await selectQuizzesOfWeeks(db, { studentIds: [...byStudent.keys()], ...told });
  const quizzesOf = Map.groupBy(quizzes, ({ student_id }) => student_id);
  const lines = [...byStudent].map(([id, weeks]) => {
    const line = toLine(weeks, quizzesOf.get(id) ?? [], told);
    return withFigures.has(id) ? line : { ...line, weeks: [] };
  });
  return inOrderOfNames(lines);
}

/** The weeks that are told of a weekly activity. */
export interface Weeks {
  /** The first and the last Monday; the last before the first where there is no week to tell of. */
  readonly from: number;
  readonly to: number;
  readonly goal: Pick<WeeklyActivityView, 'timezone' | 'quizzes' | 'rule'>;
  /** When the goal was set. */
  readonly setOn: number;
  readonly today: number;
  /** The Sunday of the week in which it was canceled; null while it holds. */
  readonly canceledWeek: number | null;
}

export function weeksTold(
  row: ActivityRow,
  { goal, now }: { readonly goal: Weeks['goal']; readonly now: Date },
): Weeks {
  const days = factsOf(row);
  const today = todayOf(row, now);
  const to = weekAt(days, today).startDay;
  return {
    from: Math.max(days.startDay, to - (WEEKS_TOLD - 1) * DAYS),
    to: neverBegan(days.startDay, row.canceled_day) ? days.startDay - DAYS : to,
    goal,
    setOn: row.set_day,
    today,
    canceledWeek: row.canceled ? row.due_day : null,
  };
}

function toLine(
  rows: readonly WeeklyReportRow[],
  quizzes: readonly QuizOfWeeks[],
  told: Weeks,
): WeeklyReportLine {
  const [student] = rows;
  if (!student) throw new RangeError('A student of a report has no row.');
  return {
    studentId: student.student_id,
    username: student.username,
    firstName: student.first_name,
    lastName: student.last_name,
    weeks: weeksOf({ rows, quizzes, joinedAt: student.joined_at }, told),
  };
}

interface WorkOfStudent {
  readonly rows: readonly WeekRow[];
  readonly quizzes: readonly QuizOfWeeks[];
  readonly joinedAt: Date;
}

/** The weeks of a student between two Mondays, from the one on in which they joined. */
export function weeksOf({ rows, quizzes, joinedAt }: WorkOfStudent, told: Weeks): WeeklyReportLine['weeks'] {
  const { from, to, goal } = told;
  if (to < from) return [];
  const joined = dayNumber(joinedAt.getTime(), goal.timezone);
  const first = Math.min(Math.max(from, weekStart(joined)), to);
  const mondays = Array.from({ length: (to - first) / DAYS + 1 }, (_, index) => first + index * DAYS);
  return mondays.map((monday) => {
    const week = weekOfRow(rows.find((row) => row.monday === monday));
    const reached = reaches(week, goal);
    const time = { ...told, sinceDay: Math.max(told.setOn, joined) };
    return {
      monday: isoDay(monday),
      counted: week[goal.rule],
      reached,
      judged: isWeekJudged({ monday, reached }, time),
      ...notCountedIn(monday, quizzes, goal),
    };
  });
}

/** How many quizzes of a week do not count for a goal, by the reason. */
function notCountedIn(monday: number, quizzes: readonly QuizOfWeeks[], { rule }: Weeks['goal']) {
  const reasons = quizzes
    .filter(({ finished_day }) => finished_day !== null && weekStart(finished_day) === monday)
    .map(({ marks }) => whyNotCounted(marksOf(marks), rule))
    .filter((why) => why !== null);
  const tooFast = reasons.filter((why) => why === 'fast').length;
  return { tooFast, notPassed: reasons.length - tooFast };
}

type WeekRow = Pick<WeeklyReportRow, 'monday' | 'completed' | 'half_right' | 'passed'>;

const weekOfRow = (row: WeekRow | undefined) =>
  toWeekCounts({
    completed: row?.completed ?? 0,
    half_right: row?.half_right ?? 0,
    passed: row?.passed ?? 0,
  });
