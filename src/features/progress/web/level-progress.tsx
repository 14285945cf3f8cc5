import { ProgressLine } from '#platform/ui/web/progress-line.tsx';
import { LevelBadge } from './level-badge.tsx';
import styles from './level-progress.module.css';
import { levelWord } from './level-sentence.ts';

interface LevelProgressProps {
  /** The reading level as a real number, 1–12. */
  readonly value: number;
  /** The shown level. */
  readonly level: number;
}

/** Where inside its level a reading level stands, 0–1: a level reaches half-way to its neighbours. */
export const shareOfLevel = ({ value, level }: LevelProgressProps): number =>
  Math.min(1, Math.max(0, value - (level - 0.5)));

/** A reading level, and how far it is to the next, so that nobody waits blind for a step (Steady). */
export const LevelProgress = ({ value, level }: LevelProgressProps) => (
  <div className={styles.level}>
    <LevelBadge level={level} />
    {level < 12 && (
      <ProgressLine
        value={Math.round(100 * shareOfLevel({ value, level }))}
        max={100}
        label={`The way to Level ${levelWord(level + 1)}`}
        showLabel
      />
    )}
  </div>
);
