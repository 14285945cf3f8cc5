import { memo } from 'react';
import { ChartAxes } from '#platform/ui/web/chart/chart-axes.tsx';
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
    <ChartAxes {...of} />
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
