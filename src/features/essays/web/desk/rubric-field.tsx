import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import styles from './rubric-field.module.css';

/** The radio button of a score, to move the focus there. */
export const rubricId = (score: number): string => `essay-score-${score}`;

interface RubricFieldProps {
  /** What each score means, from 0. */
  readonly rubric: readonly string[];
  readonly score: number | null;
  readonly onScore: (score: number) => void;
  /** Why it was not saved. */
  readonly fault: string | null;
}

/** The rubric: a line for each score, the whole of it to press. */
export const RubricField = ({ rubric, score, onScore, fault }: RubricFieldProps) => (
  <fieldset className={styles.field} aria-describedby={fault === null ? undefined : 'essay-score-fault'}>
    <legend className={styles.legend}>Score</legend>
    {fault !== null && (
      <p id="essay-score-fault" role="alert" className={styles.fault}>
        {fault}
      </p>
    )}
    {rubric.map((meaning, value) => (
      <label key={meaning} className={styles.line} data-chosen={value === score}>
        <input
          type="radio"
          id={rubricId(value)}
          className={styles.radio}
          name="essay-score"
          checked={value === score}
          onChange={() => onScore(value)}
        />
        <span className={styles.score}>{value}</span>
        <span className={styles.meaning}>{curlQuotes(meaning)}</span>
      </label>
    ))}
  </fieldset>
);
