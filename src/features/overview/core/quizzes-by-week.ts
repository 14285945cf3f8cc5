import { isoDay, weekStart } from '#platform/time/core/civil-day.ts';

/** A week of the class's calendar. */
export interface WeekOfQuizzes {
  /** Its Monday, YYYY-MM-DD. */
  readonly monday: string;
  /** Passages read in it. */
  readonly quizzes: number;
}

/** So many weeks are shown: half a term. */
const WEEKS_SHOWN = 8;

/**
 * Passages read by week up to today's, oldest first: from the week of the first one, and at most the last eight.
 * @param read some weeks, in any order, by the number of their Monday; one may be there more than once.
 */
export function quizzesByWeek(
  read: readonly { readonly monday: number; readonly read: number }[],
  today: number,
): WeekOfQuizzes[] {
  const mondays = read.flatMap((week) => (week.read > 0 ? [week.monday] : []));
  if (mondays.length === 0) return [];
  const thisWeek = weekStart(today);
  const first = Math.max(Math.min(...mondays), thisWeek - 7 * (WEEKS_SHOWN - 1));
  const weeks: WeekOfQuizzes[] = [];
  for (let monday = first; monday <= thisWeek; monday += 7) {
    const quizzes = read.reduce((sum, week) => sum + (week.monday === monday ? week.read : 0), 0);
    weeks.push({ monday: isoDay(monday), quizzes });
  }
  return weeks;
}
