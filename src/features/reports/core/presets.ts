import { dayOf, dayOfIso, isoDay } from '#platform/time/core/civil-day.ts';
import { dateOf, schoolYearOf, schoolYearStart } from '#platform/time/core/school-year.ts';
import type { Span } from '#platform/time/core/span.ts';

/** The periods that a report can be asked for by name, in their order (specification: "Report date presets"). */
export const PRESETS = [
  'today',
  'yesterday',
  'last-7-days',
  'last-2-weeks',
  'last-30-days',
  'last-month',
  'school-year',
  'all',
] as const;
export type Preset = (typeof PRESETS)[number];

/** The first day that can be asked for. */
export const FIRST_DAY = '2000-01-01';

/** The days of a preset. @param today YYYY-MM-DD in the class's zone. */
export function presetSpan(preset: Preset, today: string): Span {
  const day = dayOfIso(today) ?? 0;
  const daysBack = (days: number): Span => ({ start: isoDay(day - days), end: today });
  switch (preset) {
    case 'today':
      return daysBack(0);
    case 'yesterday':
      return { start: isoDay(day - 1), end: isoDay(day - 1) };
    case 'last-7-days':
      return daysBack(6);
    case 'last-2-weeks':
      return daysBack(13);
    case 'last-30-days':
      return daysBack(29);
    case 'last-month':
      return monthBefore(day);
    case 'school-year':
      return { start: isoDay(schoolYearStart(schoolYearOf(day))), end: today };
    case 'all':
      return { start: FIRST_DAY, end: today };
  }
}

/** The calendar month before that of the day. */
function monthBefore(day: number): Span {
  const { year, month } = dateOf(day);
  return {
    start: isoDay(dayOf({ year, month: month - 1, day: 1 })),
    end: isoDay(dayOf({ year, month, day: 1 }) - 1),
  };
}

/** The preset that has these days; null where none has. Of two with the same days, the first in their order. */
export const presetOf = ({ start, end }: Span, today: string): Preset | null =>
  PRESETS.find((preset) => {
    const span = presetSpan(preset, today);
    return span.start === start && span.end === end;
  }) ?? null;
