import { dayOfIso } from '#platform/time/core/civil-day.ts';
import { startOfDay } from '#platform/time/core/time-zone.ts';

/** The first and the last day of a list, as YYYY-MM-DD; undefined where there is no end. */
interface DaySpan {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** The moments between which these days lie in a zone: from the start of the first to the start of the day after the last. */
export function daySpan({ from, until }: DaySpan, zone: string): { from?: string; until?: string } {
  const start = momentOf(from, zone, 0);
  const end = momentOf(until, zone, 1);
  return { ...(start !== undefined && { from: start }), ...(end !== undefined && { until: end }) };
}

/** What is no day of a calendar between 1900 and 9998 is as good as absent. */
function momentOf(day: string | undefined, zone: string, later: number): string | undefined {
  if (day === undefined || !/^(19|[2-8]\d|9[0-8])\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/u.test(day))
    return undefined;
  const number = dayOfIso(day);
  return number === undefined ? undefined : new Date(startOfDay(number + later, zone)).toISOString();
}
