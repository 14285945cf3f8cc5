import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { levelWord } from '../core/level-sentence.ts';
import styles from './level-badge.module.css';
import standing from './standing-words.module.css';

interface LevelBadgeProps {
  readonly level: number;
  /** Below the middle of level One, where a reader begins. */
  readonly isStart?: boolean;
}

/** A reading level as a figure with its word: large enough to be found at once, too calm to be a grade. */
export const LevelBadge = ({ level, isStart = false }: LevelBadgeProps) => (
  <Row as="p" gap={16} align="center" oneLine>
    <span className={styles.figure} aria-hidden="true">
      {level}
    </span>
    <Stack as="span" gap={0}>
      <span className={standing.what}>{isStart ? 'Reading level, getting started' : 'Reading level'}</span>
      <span className={standing.name}>Level {levelWord(level)}</span>
    </Stack>
  </Row>
);
