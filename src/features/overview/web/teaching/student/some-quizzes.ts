import { FIRST_DAY } from '#features/reports/core/presets.ts';
import type { Span } from '#platform/time/core/span.ts';
import { dayRange } from '#platform/wording/core/day-range.ts';
import { count, wholeNumber } from '#platform/wording/core/figures.ts';

interface Some {
  /** The days that are asked for; open ends are empty. */
  readonly days: Span;
  readonly sinceReset: boolean;
  /** The last day of an open end. */
  readonly today: string;
  /** Quizzes that are shown, and all of the student; null while that is not known. */
  readonly total: number;
  readonly all: number | null;
}

/** "3 of 6 quizzes: from Nov 1 – 30, 2026." Null where nothing is left out. */
export function someInWords({ days, sinceReset, today, total, all }: Some): string | null {
  if (all === null || total >= all) return null;
  const isOfDays = days.start > FIRST_DAY;
  const those = isOfDays ? `from ${dayRange({ start: days.start, end: days.end || today })}` : null;
  const since = sinceReset ? 'since starting over' : null;
  const which = [those, since].filter((words) => words !== null).join(', ');
  return `${wholeNumber(total)} of ${count(all, 'quiz', 'quizzes')}${which === '' ? '' : `: ${which}`}.`;
}
