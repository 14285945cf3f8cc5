import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { dayOfIso, isoDay } from '#platform/time/core/civil-day.ts';

interface Period {
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
