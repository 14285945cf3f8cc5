import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { dayOfIso, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { calendarScale, type DateTick, dateTicks } from '#platform/ui/web/chart/calendar-axis.ts';
import type { AxisLine } from '#platform/ui/web/chart/chart-axes.tsx';
import { datesBelow, INSET, type PlotBox, plotBox } from '#platform/ui/web/chart/plot-box.ts';

/** The points of one day, as they come over the wire. */
export interface PointsDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Earned on it. */
  readonly points: number;
  /** What there was in all at its end. */
  readonly total: number;
}

/** In pixels. */
const PLOT_HEIGHT = 148;
/** The axis on the left has about this many numbers. */
const NUMBERS = 3;
/** Closer together than this the dots are a blot; the steps alone are drawn then. */
const PER_DOT = 10;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Everything that is drawn, in pixels from the upper left corner. */
export interface PointsPlot {
  readonly box: PlotBox;
  readonly lines: readonly AxisLine[];
  readonly dates: readonly DateTick[];
  /** The end of each day; empty where they would run together. */
  readonly dots: readonly Place[];
  /** The total as a path; it holds until the next points, so it goes on to the right edge. */
  readonly steps: string;
}

/** The drawing of at least one day, oldest first, for a width in pixels. */
export function plotPoints(days: readonly PointsDay[], width: number): PointsPlot {
  const box = plotBox(width, PLOT_HEIGHT);
  const { left, right, top, bottom } = box;
  const times = days.map(({ day }) => (dayOfIso(day) ?? 0) * MS_PER_DAY);
  const x = calendarScale(times, [left + INSET, right - INSET]);
  const y = scaleLinear([0, Math.max(1, days.at(-1)?.total ?? 0)], [bottom, top + INSET]).nice(NUMBERS);
  const dots = days.map(({ total }, index) => ({ x: x(times[index] ?? 0), y: y(total) }));
  return {
    box,
    lines: y
      .ticks(NUMBERS)
      .filter(Number.isInteger)
      .map((number) => ({ y: y(number), label: number.toLocaleString('en-US') })),
    dates: dateTicks(x, datesBelow(box)),
    dots: dots.length * PER_DOT > right - left ? [] : dots,
    steps: stepsOf(days, dots, { ...box, before: (total) => y(total) }),
  };
}

/** From what there was before the first day, up at each day, on to the right edge. */
function stepsOf(
  days: readonly PointsDay[],
  dots: readonly Place[],
  edges: PlotBox & { readonly before: (total: number) => number },
): string {
  const [first] = days;
  const last = dots.at(-1);
  if (first === undefined || last === undefined) return '';
  const start = { x: edges.left, y: edges.before(first.total - first.points) };
  return (
    line<Place>()
      .x(({ x }) => x)
      .y(({ y }) => y)
      .curve(curveStepAfter)([start, ...dots, { ...last, x: edges.right }]) ?? ''
  );
}
