import { OPENED } from '../core/plan-words.ts';
import styles from './plans.module.css';

/** What every plan opens. */
export const Opened = () => (
  <ul className={styles.opened}>
    {OPENED.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
