import { dayOf, isoDay, weekStart } from '#platform/time/core/civil-day.ts';
import type { ActivityDays } from './activity-days.ts';

const SUNDAY = 6;

/** The last full week of January, Monday to Sunday. */
function lastFullWeek(year: number): ActivityDays {
  const monday = weekStart(dayOf({ year, month: 2, day: 1 })) - SUNDAY - 1;
  return { startDay: monday, dueDay: monday + SUNDAY };
}

/** The days that are proposed for a competition of all schools: the next last full week of January that has not begun. */
export function usualWindow(today: number): ActivityDays {
  const year = Number(isoDay(today).slice(0, 4));
  const thisYear = lastFullWeek(year);
  return thisYear.startDay > today ? thisYear : lastFullWeek(year + 1);
}
