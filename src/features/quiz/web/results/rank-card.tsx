import { useEffect, useState } from 'react';
import type { RankView } from '#features/progress/contract/views.ts';
import { RankProgress } from '#features/progress/web/public.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import styles from './results.module.css';

interface RankCardProps {
  readonly before: RankView | null;
  readonly after: RankView | null;
}

/** The rank, moving from where it was to where it is; nothing where a class hides points. */
export function RankCard({ before, after }: RankCardProps) {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    // A frame later, so that the line is drawn where it was before it moves.
    const frame = requestAnimationFrame(() => setMoved(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  if (!after) return null;
  const isNew = before !== null && before.progressLevelId < after.progressLevelId;
  const start =
    isNew || !before
      ? { ...after, totalPoints: after.minPoints }
      : { ...after, totalPoints: before.totalPoints };
  return (
    <Card as="section" tone={isNew ? 'sun' : 'plain'} className={styles.part}>
      {isNew && <h2 className={styles.heading}>A new rank: {after.title}</h2>}
      <RankProgress rank={after} lineFrom={moved ? after : start} />
    </Card>
  );
}
