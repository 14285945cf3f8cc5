import type { Span } from '#platform/time/core/span.ts';
import { dayRange } from '#platform/wording/core/day-range.ts';
import { FIRST_DAY } from './presets.ts';

/** "Aug 15 – Nov 29, 2026". */
export const daysInWords = (span: Span): string =>
  span.start === FIRST_DAY ? 'All days until today' : dayRange(span);
