import type { DateTick } from './calendar-axis.ts';
import styles from './chart.module.css';
import type { PlotBox } from './plot-box.ts';

/** A line across the plot, and what it is called on the left. */
export interface AxisLine {
  readonly y: number;
  readonly label: string;
}

interface ChartAxesProps {
  readonly box: PlotBox;
  readonly lines: readonly AxisLine[];
  readonly dates: readonly DateTick[];
}

/** The lines behind a drawing with their words, and the dates below it. */
export const ChartAxes = ({ box, lines, dates }: ChartAxesProps) => (
  <>
    {lines.map(({ y, label }) => (
      <g key={label}>
        <line className={styles.grid} x1={box.left} x2={box.right} y1={y} y2={y} />
        <text className={styles.words} x={box.left - 12} y={y} dy="0.35em" textAnchor="end">
          {label}
        </text>
      </g>
    ))}
    {dates.map(({ x, label }) => (
      <g key={x}>
        <line className={styles.tick} x1={x} x2={x} y1={box.bottom} y2={box.bottom + 6} />
        <text className={styles.words} x={x} y={box.bottom + 24} textAnchor="middle">
          {label}
        </text>
      </g>
    ))}
  </>
);
