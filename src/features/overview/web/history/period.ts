import { FIRST_DAY } from '#features/reports/core/presets.ts';
import { type Span, spanFault } from '#platform/time/core/span.ts';

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
