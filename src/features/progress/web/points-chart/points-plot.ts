import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { dayOfIso, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { calendarScale, type DateTick, dateTicks } from '#platform/ui/web/chart/calendar-axis.ts';

/** The points of one day, as they come over the wire. */
export interface PointsDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Earned on it. */
  readonly points: number;
  /** What there was in all at its end. */
  readonly total: number;
}

/** Around the plot, in pixels: left the numbers, below the dates. */
const MARGIN = { top: 8, right: 16, bottom: 36, left: 60 };
const INSET = 12;
const PLOT_HEIGHT = 148;
/** So many numbers stand on the left, more or less. */
const NUMBERS = 3;
/** A date needs so much width. */
const PER_DATE = 76;
/** Closer together than this the dots are a blot; the steps alone tell it then. */
const PER_DOT = 10;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Everything that is drawn, in pixels from the upper left corner. */
export interface PointsPlot {
  readonly height: number;
  readonly plot: { readonly left: number; readonly right: number; readonly bottom: number };
  readonly numbers: readonly { readonly y: number; readonly label: string }[];
  readonly dates: readonly DateTick[];
  /** The end of each day; empty where they would run together. */
  readonly dots: readonly Place[];
  /** The total as a path; it holds until the next points, so it goes on to the right edge. */
  readonly steps: string;
}

/** The drawing of at least one day, oldest first, for a width in pixels. */
export function plotPoints(days: readonly PointsDay[], width: number): PointsPlot {
  const bottom = MARGIN.top + PLOT_HEIGHT;
  const [left, right] = [MARGIN.left, Math.max(MARGIN.left + PER_DATE, width - MARGIN.right)];
  const times = days.map(({ day }) => (dayOfIso(day) ?? 0) * MS_PER_DAY);
  const x = calendarScale(times, [left + INSET, right - INSET]);
  const y = scaleLinear([0, Math.max(1, days.at(-1)?.total ?? 0)], [bottom, MARGIN.top + INSET]).nice(
    NUMBERS,
  );
  const dots = days.map(({ total }, index) => ({ x: x(times[index] ?? 0), y: y(total) }));
  return {
    height: bottom + MARGIN.bottom,
    plot: { left, right, bottom },
    numbers: y
      .ticks(NUMBERS)
      .filter(Number.isInteger)
      .map((number) => ({ y: y(number), label: number.toLocaleString('en-US') })),
    dates: dateTicks(x, Math.max(2, Math.floor((right - left) / PER_DATE))),
    dots: dots.length * PER_DOT > right - left ? [] : dots,
    steps: stepsOf(days, dots, { left, right, bottom, before: (total) => y(total) }),
  };
}

/** From what there was before the first day, up at each day, on to the right edge. */
function stepsOf(
  days: readonly PointsDay[],
  dots: readonly Place[],
  edges: PointsPlot['plot'] & { readonly before: (total: number) => number },
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
