import type { Span } from '#platform/time/core/span.ts';

const DAYS = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

/** "Nov 2 – 24, 2026", or one day as "Nov 24, 2026". Both ends are set. */
export const dayRange = ({ start, end }: Span): string =>
  // Thin spaces look like none at the size of a table.
  DAYS.formatRange(new Date(start), new Date(end)).replaceAll('\u2009', ' ');
