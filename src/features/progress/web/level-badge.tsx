import styles from './level-badge.module.css';
import { levelWord } from './level-sentence.ts';

/** A reading level as a figure with its word: large enough to be found at once, too calm to be a grade. */
export const LevelBadge = ({ level }: { level: number }) => (
  <p className={styles.badge}>
    <span className={styles.figure} aria-hidden="true">
      {level}
    </span>
    <span className={styles.words}>
      <span className={styles.what}>Reading level</span>
      <span className={styles.name}>Level {levelWord(level)}</span>
    </span>
  </p>
);
