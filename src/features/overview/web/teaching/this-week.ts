import { todayIn } from '#features/activities/web/public.tsx';
import { dayOfIso, isoDay, weekStart } from '#platform/time/core/civil-day.ts';

/** The days from Monday to today in a zone, as an address names them. */
export function thisWeek(timezone: string): { readonly from: string; readonly until: string } {
  const until = todayIn(timezone);
  return { from: isoDay(weekStart(dayOfIso(until) ?? 0)), until };
}
