import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { dayOfIso, isoDay } from '#platform/time/core/civil-day.ts';
import { presetSpan } from '../core/presets.ts';

/** The first and the last day that a call names, YYYY-MM-DD. */
export interface Period {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

interface AskedDays {
  readonly fromDay: number | undefined;
  readonly toDay: number | undefined;
  /** Today in the zone, YYYY-MM-DD. */
  readonly today: string;
}

/** The days that a call asks for; a day after the student's today is refused (product: "Reports"). */
export function askedDays(
  { start, end }: Period,
  todayNumber: number,
): AskedDays | Refusal<'invalid-request'> {
  const today = isoDay(todayNumber);
  const errors = Object.entries({ start, end }).flatMap(([path, day]) =>
    day !== undefined && day > today
      ? [{ path, code: 'too_big', message: 'Please choose today or an earlier day.' }]
      : [],
  );
  if (errors.length > 0) return refuse('invalid-request', { errors });
  return { fromDay: dayOfIso(start), toDay: dayOfIso(end), today };
}

interface ReportedDays {
  readonly fromDay: number;
  readonly toDay: number;
  readonly today: string;
}

/** The days of a report: until today unless an end is asked for, and without a first day from the beginning of the last one's school year. */
export function reportedDays(period: Period, todayNumber: number): ReportedDays | Refusal<'invalid-request'> {
  const asked = askedDays(period, todayNumber);
  if (asked instanceof Refusal) return asked;
  const { today, toDay = todayNumber } = asked;
  const schoolYear = dayOfIso(presetSpan('school-year', isoDay(toDay)).start) ?? toDay;
  return { fromDay: asked.fromDay ?? schoolYear, toDay, today };
}
