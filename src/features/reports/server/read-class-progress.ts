import type { QuizServices } from '#features/quiz/server/public.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { classProgress as contract, WeekOfClass } from '../contract/class-progress.ts';
import { isMonthOrLess, mondaysOf } from '../core/weeks-of-days.ts';
import { reportedDays } from './asked-days.ts';
import { type ClassWeekRow, selectClassProgress, selectClassWeeks } from './class-progress-queries.ts';
import { toStudentProgress } from './progress-of-student.ts';
import { readSeenStudents } from './read-seen-students.ts';
import { minutesOf } from './skill-views.ts';

/** How far a class came in some days, from what is kept with each quiz: the figures of its report, with the levels at both ends. */
export async function readClassProgress(
  { db }: QuizServices,
  { actor, object: { id: classId, timezone }, query, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const days = reportedDays(query, dayNumber(now.getTime(), timezone));
  if (days instanceof Refusal) return days;
  const { fromDay, toDay } = days;
  const seen = await readSeenStudents(db, { teacherId: actor.userId, classId });
  const of = { classId, fromDay, toDay, classIds: seen.classIds };
  const eachStudent = isMonthOrLess(fromDay, toDay);
  const [rows, found] = await Promise.all([
    selectClassProgress(db, of),
    selectClassWeeks(db, of, { eachStudent }),
  ]);
  const weeks = eachStudent ? everyWeek(mondaysOf(fromDay, toDay), found) : found;
  const readIn = eachStudent ? weeks.map(({ of_students }) => new Map(of_students)) : [];
  return {
    classId,
    timezone,
    today: days.today,
    start: isoDay(fromDay),
    end: isoDay(toDay),
    students: rows.flatMap((row) => {
      const one = seen.students.get(row.id);
      return one
        ? [
            toStudentProgress(
              row,
              one,
              readIn.map((week) => week.get(row.id) ?? 0),
            ),
          ]
        : [];
    }),
    weeks: weeks.map(toWeek),
  };
}

/** Those that were found, with an empty one in the place of each that was not. */
function everyWeek(mondays: readonly number[], found: readonly ClassWeekRow[]): ClassWeekRow[] {
  const byMonday = new Map(found.map((week) => [week.monday, week]));
  return mondays.map((monday) => byMonday.get(monday) ?? { ...EMPTY_WEEK, monday });
}

const EMPTY_WEEK: Omit<ClassWeekRow, 'monday'> = {
  read: 0,
  quizzes: 0,
  passed: 0,
  points: 0,
  milliseconds: 0,
  students: 0,
  of_students: [],
};

const toWeek = ({
  monday,
  read,
  quizzes,
  passed,
  points,
  milliseconds,
  students,
}: ClassWeekRow): WeekOfClass => ({
  monday: isoDay(monday),
  quizzes: read,
  quizzesTooFast: quizzes - read,
  passed,
  points,
  minutes: minutesOf(milliseconds),
  students,
});
