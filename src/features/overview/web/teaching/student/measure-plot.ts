import { scaleLinear } from 'd3-scale';
import {
  calendarPlaces,
  calendarScale,
  type DateTick,
  dateTicks,
} from '#platform/ui/web/chart/calendar-axis.ts';
import type { AxisLine } from '#platform/ui/web/chart/chart-axes.tsx';
import { datesBelow, INSET, type PlotBox, plotBox } from '#platform/ui/web/chart/plot-box.ts';
import type { ReadingPoint } from '../../../contract/views.ts';

const HEIGHT = 260;
/** The scale is drawn from one of these to another. */
const STEP = 100;
/** At most so many lines; else every second one is left out. */
const LINES = 7;

/** How a passage went: each has a mark of its own. */
export type Outcome = 'passed' | 'not-passed' | 'too-fast';

export const outcomeOf = ({ passed, tooFast }: Pick<ReadingPoint, 'passed' | 'tooFast'>): Outcome => {
  if (tooFast) return 'too-fast';
  return passed ? 'passed' : 'not-passed';
};

export interface PlottedPassage {
  readonly x: number;
  readonly y: number;
  readonly outcome: Outcome;
  readonly attemptId: number;
}

/** Everything that is drawn, in pixels from the upper left corner. */
export interface MeasurePlot {
  readonly box: PlotBox;
  readonly lines: readonly AxisLine[];
  readonly dates: readonly DateTick[];
  readonly passages: readonly PlottedPassage[];
  /** Half the size of a mark. */
  readonly radius: number;
  /** The measure of the student after each passage, as a path; empty where it is not known. */
  readonly reader: string;
}

/** The drawing of at least one passage, oldest first, for a width in pixels and a time zone. */
export function plotMeasures(points: readonly ReadingPoint[], zone: string, width: number): MeasurePlot {
  const box = plotBox(width, HEIGHT);
  const { left, right, top, bottom } = box;
  const span = spanOf(points);
  const y = scaleLinear(span, [bottom - INSET, top + INSET]);
  const places = calendarPlaces(
    points.map(({ at }) => at),
    zone,
  );
  const x = calendarScale(places, [left + INSET, right - INSET]);
  const xs = places.map((place) => x(place));
  return {
    box,
    lines: linesIn(span).map((measure) => ({ y: y(measure), label: `${measure}` })),
    dates: dateTicks(x, datesBelow(box)),
    passages: points.map((point, index) => ({
      x: xs[index] ?? left,
      y: y(point.measure),
      outcome: outcomeOf(point),
      attemptId: point.attemptId,
    })),
    radius: Math.min(5, Math.max(2.5, (0.4 * (right - left)) / points.length)),
    reader: pathOf(
      points.flatMap(({ readerMeasure }, index) =>
        readerMeasure === null ? [] : [[xs[index] ?? left, y(readerMeasure)] as const],
      ),
    ),
  };
}

/** Whole steps around every measure. */
function spanOf(points: readonly ReadingPoint[]): [number, number] {
  const all = points.flatMap(({ measure, readerMeasure }) => [measure, readerMeasure ?? measure]);
  const low = Math.floor((Math.min(...all) - 1) / STEP) * STEP;
  const high = Math.ceil((Math.max(...all) + 1) / STEP) * STEP;
  return [low, high];
}

function linesIn([low, high]: readonly [number, number]): number[] {
  const step = STEP * Math.ceil((high - low) / STEP / LINES);
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, index) => first + index * step);
}

/** A line through the places; a short one where there is a single place. */
function pathOf(places: readonly (readonly [number, number])[]): string {
  const [only] = places;
  if (only && places.length === 1) return `M${only[0] - 12},${only[1]}h24`;
  return places.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}`).join('');
}
