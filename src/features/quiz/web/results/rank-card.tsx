import { useEffect, useState } from 'react';
import type { RankView } from '#features/progress/contract/views.ts';
import { RankProgress } from '#features/progress/web/public.tsx';
import { Card } from '#platform/ui/web/card.tsx';

interface RankCardProps {
  readonly before: RankView | null;
  readonly after: RankView | null;
}

/** A rank was reached that the student did not have before. */
export const isNewRank = ({ before, after }: RankCardProps): boolean =>
  before !== null && after !== null && before.rankId < after.rankId;

/** The rank, moving from where it was to where it is; nothing where a class hides points. */
export function RankCard({ before, after }: RankCardProps) {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    // A frame later, so that the line is drawn where it was before it moves.
    const frame = requestAnimationFrame(() => setMoved(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  if (!after) return null;
  const start =
    isNewRank({ before, after }) || !before
      ? { ...after, totalPoints: after.minPoints }
      : { ...after, totalPoints: before.totalPoints };
  return (
    <Card as="section" gap={12}>
      <RankProgress rank={after} lineFrom={moved ? after : start} />
    </Card>
  );
}
