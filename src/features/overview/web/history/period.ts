import { type Span, spanFault } from '#platform/time/core/span.ts';
import { FIRST_DAY } from '../../contract/endpoints.ts';

/** Days between which quizzes are shown. */
export type Period = Span;

export const WHOLE_TIME: Period = { start: '', end: '' };

/** The ends that are set, as `quizHistory` takes them. */
export const periodInBody = ({ start, end }: Period): { start?: string; end?: string } => ({
  ...(start !== '' && { start }),
  ...(end !== '' && { end }),
});

/** What is wrong with a period, in a sentence; without `today`, which the server tells, no day is too late. */
export const periodFault = (period: Period, today?: string): string | null =>
  spanFault(period, FIRST_DAY, today);

/** Which lines a page shows, counted from 1: "11–20 of 34". */
export function pageRange(page: number, size: number, total: number): string {
  const [first, last] = [page * size + 1, Math.min(total, (page + 1) * size)];
  return first === last ? `${first} of ${total}` : `${first}–${last} of ${total}`;
}
