import { FIRST_DAY } from '../../contract/endpoints.ts';

/** Days between which quizzes are shown, as a date field gives them (`2026-03-01`); empty leaves that end open. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

export const WHOLE_TIME: Period = { start: '', end: '' };

/** The ends that are set, as `quizHistory` takes them. */
export const periodInBody = ({ start, end }: Period): { start?: string; end?: string } => ({
  ...(start !== '' && { start }),
  ...(end !== '' && { end }),
});

/**
 * What is wrong with a period, in a sentence.
 * @param today in the zone of the days, as the server told it; without it no day is too late.
 */
export function periodFault({ start, end }: Period, today?: string): string | null {
  const days = [start, end].filter((day) => day !== '');
  if (days.some((day) => day < FIRST_DAY)) return 'Choose a day in 2000 or later.';
  if (today !== undefined && days.some((day) => day > today)) return 'Choose today or an earlier day.';
  return start !== '' && end !== '' && start > end ? 'The first day is after the last one.' : null;
}

/** Which lines a page shows, counted from 1: "11–20 of 34". */
export function pageRange(page: number, size: number, total: number): string {
  const [first, last] = [page * size + 1, Math.min(total, (page + 1) * size)];
  return first === last ? `${first} of ${total}` : `${first}–${last} of ${total}`;
}
