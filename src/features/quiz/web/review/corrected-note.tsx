import { useState } from 'react';
import { civilDate } from '#platform/time/core/time-zone.ts';
import type { FeedbackView } from '../../contract/views.ts';

interface CorrectedNoteProps extends Pick<FeedbackView, 'keyCorrectedAt'> {
  /** The class's, as everywhere on the student's pages. */
  readonly zone: string;
}

/** "The answer to this question was corrected on Nov 21."; nothing for nearly every question. */
export function CorrectedNote({ keyCorrectedAt, zone }: CorrectedNoteProps) {
  const [now] = useState(() => new Date());
  if (keyCorrectedAt === null) return null;
  return <p>The answer to this question was corrected on {correctionDay(keyCorrectedAt, now, zone)}.</p>;
}

/** "Nov 21"; with the year once it is another one. */
export function correctionDay(moment: string, now: Date, zone: string): string {
  const [at, today] = [new Date(moment), now].map((date) => civilDate(date.getTime(), zone));
  const isThisYear = at?.year === today?.year;
  return new Date(moment).toLocaleDateString('en-US', {
    timeZone: zone,
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
}
