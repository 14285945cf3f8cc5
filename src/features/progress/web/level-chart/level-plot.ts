import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import {
  calendarPlaces,
  calendarScale,
  type DateTick,
  dateTicks,
} from '#platform/ui/web/chart/calendar-axis.ts';
import type { AxisLine } from '#platform/ui/web/chart/chart-axes.tsx';
import { datesBelow, INSET, type PlotBox, plotBox } from '#platform/ui/web/chart/plot-box.ts';
import type { LevelPoint } from '../../core/level-point.ts';
import { levelWord } from '../../core/level-sentence.ts';
import { spanOfLevels } from '../../core/level-span.ts';

/** Height of one level, and between what heights the plot stays. */
const PER_LEVEL = 48;
const PLOT_HEIGHT = { least: 176, most: 300 };
const DOT = { least: 1.5, most: 4 };
/** Closer together than this the marks of level changes are a blot; the steps alone are drawn then. */
const PER_CHANGE = 28;

export interface PlottedPoint {
  readonly x: number;
  readonly y: number;
  /** Ends of the band. */
  readonly high: number;
  readonly low: number;
  /** Height of the shown level. */
  readonly level: number;
  readonly point: LevelPoint;
}

export interface LevelChange {
  readonly x: number;
  readonly y: number;
  readonly up: boolean;
}

/** Everything that is drawn, in pixels from the upper left corner. */
export interface LevelPlot {
  readonly box: PlotBox;
  /** One for each whole level. */
  readonly lines: readonly AxisLine[];
  readonly dates: readonly DateTick[];
  readonly points: readonly PlottedPoint[];
  readonly radius: number;
  readonly changes: readonly LevelChange[];
  /** Paths. The band's edges have a stroke of their own. */
  readonly estimate: string;
  readonly band: string;
  readonly edges: string;
  /** The shown level; it holds until the next quiz, so it goes on to the right edge. */
  readonly steps: string;
}

/** The drawing of at least one point, oldest first, for a width in pixels and a time zone. */
export function plotLevels(points: readonly LevelPoint[], zone: string, width: number): LevelPlot {
  const span = spanOfLevels(points);
  const box = plotBox(width, heightFor(span[1] - span[0] + 1));
  const { left, right, top, bottom } = box;
  const places = calendarPlaces(
    points.map(({ at }) => at),
    zone,
  );
  const x = calendarScale(places, [left + INSET, right - INSET]);
  const y = scaleLinear(span, [bottom - INSET, top + INSET]);
  const plotted = points.map((point, index) => plotPoint(point, x(places[index] ?? 0), y));
  return {
    box,
    lines: wholeLevels(span).map((level) => ({ y: y(level), label: levelWord(level) })),
    dates: dateTicks(x, datesBelow(box)),
    points: plotted,
    radius: within((0.4 * (right - left)) / points.length, DOT),
    changes: changesOf(plotted, right - left),
    ...pathsOf(plotted, right),
  };
}

const within = (value: number, { least, most }: { least: number; most: number }) =>
  Math.min(most, Math.max(least, value));

const heightFor = (levels: number) => within(levels * PER_LEVEL, PLOT_HEIGHT);

const wholeLevels = ([low, high]: readonly [number, number]) =>
  Array.from({ length: high - low + 1 }, (_, index) => low + index);

const plotPoint = (point: LevelPoint, x: number, y: ScaleLinear<number, number>): PlottedPoint => ({
  x,
  y: y(point.value),
  high: y(point.high),
  low: y(point.low),
  level: y(point.level),
  point,
});

/**
 * Where the shown level moved, marked where the step ends: half-way is the estimate, which has just passed the line
 * between the levels. None where the marks would run together.
 */
function changesOf(points: readonly PlottedPoint[], width: number): LevelChange[] {
  const changes = points.flatMap(({ x, level, point }, index) => {
    const before = points[index - 1];
    if (before === undefined || before.point.level === point.level) return [];
    return [{ x, y: level, up: point.level > before.point.level }];
  });
  return changes.length * PER_CHANGE > width ? [] : changes;
}

function pathsOf(points: readonly PlottedPoint[], right: number) {
  const last = points.at(-1);
  const along = line<PlottedPoint>().x(({ x }) => x);
  const band = area<PlottedPoint>()
    .x(({ x }) => x)
    .y0(({ low }) => low)
    .y1(({ high }) => high);
  return {
    estimate: along.y(({ y }) => y)(points) ?? '',
    band: band(points) ?? '',
    edges: `${along.y(({ high }) => high)(points)}${along.y(({ low }) => low)(points)}`,
    steps:
      along.curve(curveStepAfter).y(({ level }) => level)([
        ...points,
        ...(last ? [{ ...last, x: right }] : []),
      ]) ?? '',
  };
}

/** The point whose place is nearest to `x`. */
export function nearestPoint(points: readonly PlottedPoint[], x: number): PlottedPoint | undefined {
  let nearest = points[0];
  for (const point of points) {
    if (nearest === undefined || Math.abs(point.x - x) < Math.abs(nearest.x - x)) nearest = point;
  }
  return nearest;
}
