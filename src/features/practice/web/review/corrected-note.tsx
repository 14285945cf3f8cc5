import { useState } from 'react';
import type { FeedbackView } from '../../contract/views.ts';

/** "The answer to this question was corrected on Nov 21."; nothing for nearly every question. */
export function CorrectedNote({ keyCorrectedAt }: Pick<FeedbackView, 'keyCorrectedAt'>) {
  const [now] = useState(() => new Date());
  if (keyCorrectedAt === null) return null;
  return <p>The answer to this question was corrected on {correctionDay(keyCorrectedAt, now)}.</p>;
}

/** "Nov 21"; with the year once it is another one. */
export function correctionDay(moment: string, now: Date): string {
  const date = new Date(moment);
  const isThisYear = date.getFullYear() === now.getFullYear();
  return date.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
}
