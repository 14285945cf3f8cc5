import { useMemo } from 'react';
import { dayOfIso, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { ShowAsTable } from '#platform/ui/web/chart/show-as-table.tsx';
import { useWidth } from '#platform/ui/web/chart/use-width.ts';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import styles from './points-chart.module.css';
import { type PointsDay, type PointsPlot, plotPoints } from './points-plot.ts';

interface PointsChartProps {
  /** At least one, oldest first. */
  readonly days: readonly PointsDay[];
  /** What it shows, for those who listen: "Your points over time". */
  readonly caption: string;
}

/** Points over time as steps: the drawing, and the same as a table. */
export function PointsChart({ days, caption }: PointsChartProps) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const plot = useMemo(() => plotPoints(days, width), [days, width]);
  return (
    <figure className={styles.figure}>
      <div ref={frame} className={styles.frame}>
        <svg
          className={styles.drawing}
          width={width}
          height={plot.height}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` shows a file, and this is drawn here
          role="img"
          aria-label={inWords(caption, days)}
        >
          <Axes of={plot} />
          <path className={styles.steps} d={plot.steps} />
          {plot.dots.map(({ x, y }) => (
            <circle key={x} className={styles.dot} cx={x} cy={y} r={4} />
          ))}
        </svg>
      </div>
      <ShowAsTable
        caption={`${caption}, newest first`}
        columns={COLUMNS}
        rows={days.toReversed()}
        rowKey={({ day }) => day}
      />
    </figure>
  );
}

const Axes = ({ of: { plot, numbers, dates } }: { readonly of: PointsPlot }) => (
  <>
    {numbers.map(({ y, label }) => (
      <g key={label}>
        <line className={styles.grid} x1={plot.left} x2={plot.right} y1={y} y2={y} />
        <text className={styles.words} x={plot.left - 12} y={y} dy="0.35em" textAnchor="end">
          {label}
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

/** "Nov 20, 2026" of a civil day. */
const dateOf = (day: string): string =>
  new Date((dayOfIso(day) ?? 0) * MS_PER_DAY).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });

const COLUMNS: readonly Column<PointsDay>[] = [
  { id: 'date', header: 'Date', cell: ({ day }) => dateOf(day), rowHeader: true },
  { id: 'points', header: 'Earned', cell: ({ points }) => points.toLocaleString('en-US') },
  { id: 'total', header: 'In all', cell: ({ total }) => total.toLocaleString('en-US') },
];

/** What the drawing says at a glance. */
function inWords(caption: string, days: readonly PointsDay[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return caption;
  const total = last.total.toLocaleString('en-US');
  if (first === last) return `${caption}: ${total} on ${dateOf(last.day)}.`;
  return (
    `${caption}, ${days.length} days: from ${first.total.toLocaleString('en-US')} on ${dateOf(first.day)} ` +
    `to ${total} on ${dateOf(last.day)}. All of them are in the table below.`
  );
}
