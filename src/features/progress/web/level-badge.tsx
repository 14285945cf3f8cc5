import styles from './level-badge.module.css';
import { levelWord } from './level-sentence.ts';
import standing from './standing-words.module.css';

/** A reading level as a figure with its word: large enough to be found at once, too calm to be a grade. */
export const LevelBadge = ({ level }: { level: number }) => (
  <p className={styles.badge}>
    <span className={styles.figure} aria-hidden="true">
      {level}
    </span>
    <span className={standing.words}>
      <span className={standing.what}>Reading level</span>
      <span className={standing.name}>Level {levelWord(level)}</span>
    </span>
  </p>
);
