import { LevelProgress, levelForChild } from '#features/progress/web/public.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import type { QuizResult } from '../../contract/views.ts';

/** The share of level One that is behind a reader at its middle; below it is the floor of the scale. */
const MIDDLE = 0.5;

interface LevelCardProps {
  readonly level: NonNullable<QuizResult['level']>;
  /** Of the passage that was read. */
  readonly passageLevel: number | null;
}

/** The reading level after this quiz with its place among the twelve, in which way it moved, and why. */
export function LevelCard({ level, passageLevel }: LevelCardProps) {
  const { after, shareAfter: share, reason } = level;
  const end = after === 1 && share !== null && share <= MIDDLE ? 'floor' : null;
  return (
    <Card as="section" gap={12}>
      <LevelProgress level={after} end={end} words={null} />
      <p>{levelForChild({ when: 'quiz', reason, move: level, passageLevel }).words}</p>
    </Card>
  );
}
