import { memo } from 'react';
import { ChartAxes } from '#platform/ui/web/chart/chart-axes.tsx';
import styles from './level-chart.module.css';
import type { LevelPlot, PlottedPoint } from './level-plot.ts';
import { changePath, diamondPath } from './marks.ts';

interface Part {
  readonly plot: LevelPlot;
}

/** The chart without what follows the pointer; hundreds of points are not drawn again while it moves. */
export const LevelDrawing = memo(({ plot }: Part) => (
  <>
    <path className={styles.band} d={plot.band} />
    <ChartAxes {...plot} />
    <path className={styles.edge} d={plot.edges} />
    {plot.points.length === 1 && plot.points[0] && <Whisker point={plot.points[0]} />}
    <path className={styles.steps} d={plot.steps} />
    <path className={styles.estimate} d={plot.estimate} />
    {plot.changes.map(({ x, y, up }) => (
      <path key={x} className={styles.change} d={changePath(x, y, up)} />
    ))}
    <Dots plot={plot} />
  </>
));

/** The band of a single point has no width. */
const Whisker = ({ point: { x, high, low } }: { readonly point: PlottedPoint }) => (
  <path className={styles.edge} d={`M${x - 5},${high}h10M${x},${high}V${low}M${x - 5},${low}h10`} />
);

const Dots = ({ plot: { points, radius } }: Part) =>
  points.map(({ x, y, point }) =>
    point.kind === 'pretest' ? (
      <path key={x} className={styles.pretest} d={diamondPath(x, y)} />
    ) : (
      <circle key={x} className={radius < 3 ? styles.smallDot : styles.dot} cx={x} cy={y} r={radius} />
    ),
  );
