import { useMemo } from 'react';
import { dayOfIso, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { ChartAxes } from '#platform/ui/web/chart/chart-axes.tsx';
import { ChartFigure } from '#platform/ui/web/chart/chart-figure.tsx';
import { ShowAsTable } from '#platform/ui/web/chart/show-as-table.tsx';
import { useWidth } from '#platform/ui/web/chart/use-width.ts';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import styles from './points-chart.module.css';
import { type PointsDay, plotPoints } from './points-plot.ts';

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
    <ChartFigure
      width={width}
      height={plot.box.height}
      frame={frame}
      label={inWords(caption, days)}
      drawing={
        <>
          <ChartAxes {...plot} />
          <path className={styles.steps} d={plot.steps} />
          {plot.dots.map(({ x, y }) => (
            <circle key={x} className={styles.dot} cx={x} cy={y} r={4} />
          ))}
        </>
      }
    >
      <ShowAsTable
        caption={`${caption}, newest first`}
        columns={COLUMNS}
        rows={days.toReversed()}
        rowKey={({ day }) => day}
      />
    </ChartFigure>
  );
}

/** "Nov 20, 2026" of a civil day. */
const dateOf = (day: string): string =>
  shortDate(new Date((dayOfIso(day) ?? 0) * MS_PER_DAY).toISOString(), 'UTC');

const COLUMNS: readonly Column<PointsDay>[] = [
  { id: 'date', header: 'Date', cell: ({ day }) => dateOf(day), rowHeader: true },
  { id: 'points', header: 'Earned', cell: ({ points }) => points.toLocaleString('en-US') },
  { id: 'total', header: 'Total', cell: ({ total }) => total.toLocaleString('en-US') },
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
