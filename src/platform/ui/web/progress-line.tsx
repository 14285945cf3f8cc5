import styles from './progress-line.module.css';
import { Stack } from './stack.tsx';

export interface ProgressLineProps {
  readonly value: number;
  /** Above 0. */
  readonly max: number;
  /** In words: "3 of 12 questions". */
  readonly label: string;
  readonly showLabel?: boolean;
}

/** A thin line: how far. */
export const ProgressLine = ({ value, max, label, showLabel = false }: ProgressLineProps) => (
  <Stack gap={4}>
    {showLabel && (
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
    )}
    <progress className={styles.line} value={value} max={max} aria-label={label} aria-valuetext={label} />
  </Stack>
);
