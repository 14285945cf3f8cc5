import { isoDay, weekStart } from '#platform/time/core/civil-day.ts';

/** A week of the class's calendar. */
export interface WeekOfQuizzes {
  /** Its Monday, YYYY-MM-DD. */
  readonly monday: string;
  /** Quizzes finished in it. */
  readonly quizzes: number;
}

/** So many weeks are shown: half a term. */
const WEEKS_SHOWN = 8;

/**
 * Quizzes by week up to today's, oldest first: from the week of the first quiz, and at most the last eight.
 * @param days of the finished quizzes, as day numbers of the class's calendar.
 */
export function quizzesByWeek(days: readonly number[], today: number): WeekOfQuizzes[] {
  if (days.length === 0) return [];
  const thisWeek = weekStart(today);
  const first = Math.max(weekStart(Math.min(...days)), thisWeek - 7 * (WEEKS_SHOWN - 1));
  const weeks: WeekOfQuizzes[] = [];
  for (let monday = first; monday <= thisWeek; monday += 7) {
    const quizzes = days.filter((day) => weekStart(day) === monday).length;
    weeks.push({ monday: isoDay(monday), quizzes });
  }
  return weeks;
}
