import { Stack } from '#platform/ui/web/stack.tsx';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import type { ReadingLevel } from '../contract/views.ts';
import { LEVELS } from '../core/scale.ts';
import { LevelBadge } from './level-badge.tsx';
import styles from './level-progress.module.css';

interface LevelProgressProps extends Pick<ReadingLevel, 'level' | 'end'> {
  /** What is known of where it goes; null where there is nothing to say, or a sentence beside it says so. */
  readonly words: string | null;
}

/** A reading level as its place among the twelve. Where inside it a reader is, is too unsure to be drawn (decision 54). */
export function LevelProgress({ level, end, words }: LevelProgressProps) {
  return (
    <Stack gap={12}>
      <LevelBadge level={level} isStart={level === 1 && end === 'floor'} />
      <VisuallyHidden>{`Level ${level} of ${LEVELS.length}`}</VisuallyHidden>
      <span className={styles.steps} aria-hidden="true">
        {LEVELS.map((step) => (
          <span key={step} className={styles.step} data-reached={step <= level} />
        ))}
      </span>
      {words !== null && <p className={styles.words}>{words}</p>}
    </Stack>
  );
}
