import { memo } from 'react';
import { levelWord } from '../level-sentence.ts';
import styles from './level-chart.module.css';
import type { LevelPlot, PlottedPoint } from './level-plot.ts';
import { changePath, diamondPath } from './marks.ts';

interface Part {
  readonly of: LevelPlot;
}

/** The chart without what follows the pointer; hundreds of points are not drawn again while it moves. */
export const LevelDrawing = memo(({ of }: Part) => (
  <>
    <path className={styles.band} d={of.band} />
    <Axes of={of} />
    <path className={styles.edge} d={of.edges} />
    {of.points.length === 1 && of.points[0] && <Whisker of={of.points[0]} />}
    <path className={styles.steps} d={of.steps} />
    <path className={styles.estimate} d={of.estimate} />
    {of.changes.map(({ x, y, up }) => (
      <path key={x} className={styles.change} d={changePath(x, y, up)} />
    ))}
    <Dots of={of} />
  </>
));

function Axes({ of: { plot, levels, dates } }: Part) {
  return (
    <>
      {levels.map(({ y, level }) => (
        <g key={level}>
          <line className={styles.grid} x1={plot.left} x2={plot.right} y1={y} y2={y} />
          <text className={styles.words} x={plot.left - 12} y={y} dy="0.35em" textAnchor="end">
            {levelWord(level)}
          </text>
        </g>
      ))}
      {dates.map(({ x, label }) => (
        <g key={x}>
          <line className={styles.tick} x1={x} x2={x} y1={plot.bottom} y2={plot.bottom + 6} />
          <text className={styles.words} x={x} y={plot.bottom + 24} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
    </>
  );
}

/** The band of a single point has no width. */
const Whisker = ({ of: { x, high, low } }: { readonly of: PlottedPoint }) => (
  <path className={styles.edge} d={`M${x - 5},${high}h10M${x},${high}V${low}M${x - 5},${low}h10`} />
);

const Dots = ({ of: { points, radius } }: Part) =>
  points.map(({ x, y, point }) =>
    point.kind === 'pretest' ? (
      <path key={x} className={styles.pretest} d={diamondPath(x, y)} />
    ) : (
      <circle key={x} className={radius < 3 ? styles.smallDot : styles.dot} cx={x} cy={y} r={radius} />
    ),
  );
