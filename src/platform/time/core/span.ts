import { dayOfIso, isoDay, weekStart } from './civil-day.ts';

/** From one day to another, both meant, as YYYY-MM-DD; an end that is empty is open. */
export interface Span {
  readonly start: string;
  readonly end: string;
}

/** Which days are looked at: named ones, or one's own. */
export const PERIOD_KINDS = ['week', 'four-weeks', 'since-start', 'own'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** A span with the name by which it was chosen. */
export interface Period extends Span {
  readonly kind: PeriodKind;
}

interface Calendar {
  /** Today, and the first day of the class or student, both as YYYY-MM-DD in the class's zone. */
  readonly today: string;
  readonly start: string;
}

/** The days of a named period up to today; weeks begin on Monday, and four of them are this one and three before it. */
export function namedPeriod(kind: Exclude<PeriodKind, 'own'>, { today, start }: Calendar): Period {
  const monday = weekStart(dayOfIso(today) ?? 0);
  const first = { week: isoDay(monday), 'four-weeks': isoDay(monday - 21), 'since-start': start }[kind];
  return { kind, start: first < today ? first : today, end: today };
}

/**
 * What is wrong with a span, in a sentence.
 * @param first before it there is nothing; named by its year.
 * @param today in the zone of the days; without it no day is too late.
 */
export function spanFault({ start, end }: Span, first: string, today?: string): string | null {
  const days = [start, end].filter((day) => day !== '');
  if (days.some((day) => day < first)) return `Choose a day in ${first.slice(0, 4)} or later.`;
  if (today !== undefined && days.some((day) => day > today)) return 'Choose today or an earlier day.';
  return start !== '' && end !== '' && start > end ? 'The first day cannot be after the last one.' : null;
}
