import type { ReactNode } from 'react';
import styles from './chart.module.css';

interface ChartDrawingProps {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** What it says at a glance, for those who listen. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What is drawn of a chart: one picture with a name. */
export const ChartDrawing = ({ width, height, label, children }: ChartDrawingProps) => (
  <svg
    className={styles.drawing}
    width={width}
    height={height}
    // Paper is narrower than the screen: there the picture shrinks as a whole.
    viewBox={`0 0 ${width} ${height}`}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` shows a file, and this is drawn here
    role="img"
    aria-label={label}
  >
    {children}
  </svg>
);
