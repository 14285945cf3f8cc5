import type { ReadableWork } from '#features/classes/core/teacher-rights.ts';
import { seesFigures } from '#features/classes/core/teacher-rights.ts';
import { isReadable } from '#features/classes/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { WEEKS_TOLD, type WeeklyOfStudent } from '../contract/views.ts';
import { toActivityView } from './activity-views.ts';
import { weeksOf, weeksTold } from './report-weeks.ts';
import { selectQuizzesOfWeeks, selectWeeklyOfStudent } from './weekly-queries.ts';

interface Reading {
  readonly studentId: number;
  /** What the teacher may read: quizzes of all classes count, so the weeks are figures (decision 30). */
  readonly readable: ReadableWork;
  readonly now: Date;
}

const DAYS = 7;

/** The weekly goals of a student in the classes that a teacher may read, with the last weeks of each. */
export async function weeklyOfStudent(
  { db, library }: QuizServices,
  { studentId, readable, now }: Reading,
): Promise<WeeklyOfStudent[]> {
  // One week more: no zone is more than a day away.
  const monday = Math.floor(now.getTime() / MS_PER_DAY) - (WEEKS_TOLD + 1) * DAYS;
  const rows = await selectWeeklyOfStudent(db, { studentId, monday }, now);
  const ofClasses = rows.filter(({ class_id }) => isReadable(readable, class_id));
  const goals = ofClasses.map(async (row): Promise<WeeklyOfStudent[]> => {
    const goal = await toActivityView(library, row, now);
    if (goal?.type !== 'FIXED_WEEKLY') return [];
    if (!seesFigures(readable)) return [{ ...goal, weeks: [] }];
    const told = weeksTold(row, { goal, now });
    const quizzes = await selectQuizzesOfWeeks(db, { studentIds: [studentId], ...told });
    return [{ ...goal, weeks: weeksOf({ rows: row.weeks, quizzes, joinedAt: row.joined_at }, told) }];
  });
  return (await Promise.all(goals)).flat();
}
