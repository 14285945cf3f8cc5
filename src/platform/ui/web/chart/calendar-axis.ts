import { type ScaleTime, scaleUtc } from 'd3-scale';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';

/** The least that an axis shows, in days: what happened in one hour needs room. It is taken from before, as nothing is plotted past today. */
const DAYS_LEAST = 4;

/**
 * Where moments (ISO 8601, oldest first) are on an axis of a zone's calendar, as the UTC time of their civil day.
 * The moments of one day are spread evenly over it, so that an hour of work is not one blot.
 */
export function calendarPlaces(moments: readonly string[], zone: string): number[] {
  const days = moments.map((moment) => dayNumber(Date.parse(moment), zone));
  const perDay = new Map<number, number>();
  for (const day of days) perDay.set(day, (perDay.get(day) ?? 0) + 1);
  let before = 0;
  return days.map((day, index) => {
    before = day === days[index - 1] ? before + 1 : 0;
    return (day + before / (perDay.get(day) ?? 1)) * MS_PER_DAY;
  });
}

/** The axis for places in order: from the first to the last, and never less than a few days up to the last. */
export function calendarScale(
  places: readonly number[],
  range: readonly [number, number],
): ScaleTime<number, number> {
  const last = places.at(-1) ?? 0;
  const first = Math.min(places[0] ?? 0, last - DAYS_LEAST * MS_PER_DAY);
  return scaleUtc([first, last], range);
}

export interface DateTick {
  readonly x: number;
  readonly label: string;
}

/** Whole days, weeks, months or years to write below the axis, at most so many. The year is written where it begins. */
export function dateTicks(scale: ScaleTime<number, number>, most: number): DateTick[] {
  const days = scale.ticks(most).filter((date) => date.getTime() % MS_PER_DAY === 0);
  const step = Math.ceil(days.length / most);
  const dates = days.filter((_, index) => index % step === 0);
  const months = dates.every((date) => date.getUTCDate() === 1);
  return dates.map((date, index) => {
    const before = dates[index - 1];
    const newYear = before ? before.getUTCFullYear() !== date.getUTCFullYear() : months;
    return { x: scale(date), label: labelOf(date, { months, newYear }) };
  });
}

const labelOf = (date: Date, { months, newYear }: { months: boolean; newYear: boolean }): string =>
  date.toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    ...(!months && { day: 'numeric' }),
    ...(newYear && { year: 'numeric' }),
  });
